/// The options and flags under one heading of help.
struct SwitchGroup {
    let title: String

    init(_ title: String) { self.title = title }

    func option(
        _ name: String,
        short: Character? = nil,
        value: String? = nil,
        implied: String? = nil,
        isList: Bool = false,
        kind: ValueKind = .text,
        help: String
    ) -> OptionDefinition {
        OptionDefinition(
            name,
            short: short,
            value: value,
            group: title,
            implied: implied,
            isList: isList,
            kind: kind,
            help: help
        )
    }

    func flag(_ name: String, short: Character? = nil, help: String) -> FlagDefinition {
        FlagDefinition(name, short: short, group: title, help: help)
    }
}
