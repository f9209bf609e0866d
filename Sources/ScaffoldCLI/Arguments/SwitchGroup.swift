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
        kind: ValueKind = .text
    ) -> OptionDefinition {
        OptionDefinition(
            name,
            short: short,
            value: value,
            group: title,
            implied: implied,
            isList: isList,
            kind: kind
        )
    }

    func flag(_ name: String, short: Character? = nil) -> FlagDefinition {
        FlagDefinition(name, short: short, group: title)
    }
}
