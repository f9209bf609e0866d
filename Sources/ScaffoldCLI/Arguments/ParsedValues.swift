import Diagnostics

/// The values of a command line for a command's arguments, options and flags, looked up by their definitions.
struct ParsedValues: Sendable {
    private var arguments: [String: [String]] = [:]
    private var options: [String: [String]] = [:]
    private var flags: Set<String> = []

    /// The argument's first value.
    subscript(argument: ArgumentDefinition) -> String? { arguments[argument.name]?.first }

    /// All values of an argument that takes several.
    subscript(all argument: ArgumentDefinition) -> [String] { arguments[argument.name] ?? [] }

    /// The option's last value, or its default.
    subscript(option: OptionDefinition) -> String? { options[option.name]?.last ?? option.defaultValue }

    /// All values of a list option, in the order of the command line.
    subscript(all option: OptionDefinition) -> [String] { options[option.name] ?? [] }

    subscript(flag: FlagDefinition) -> Bool { flags.contains(flag.name) }

    /// The option's value as a case of its type.
    func choice<Choice: RawRepresentable<String>>(_ option: OptionDefinition) -> Choice? {
        self[option].flatMap(Choice.init)
    }

    /// The argument's value as a case of its type.
    func choice<Choice: RawRepresentable<String>>(_ argument: ArgumentDefinition) -> Choice? {
        self[argument].flatMap(Choice.init)
    }

    /// The argument's value with its place; empty if it was omitted.
    func located(_ argument: ArgumentDefinition) -> Located<String> { Located(self[argument] ?? "", at: argument.mark) }

    /// The option's value with its place.
    func located(_ option: OptionDefinition) -> Located<String>? {
        self[option].map { Located($0, at: SourceMark(source: option.spelling, column: 1)) }
    }

    /// The items of a list option that have commas between them, with their places.
    func items(_ option: OptionDefinition) -> [Located<String>] {
        self[all: option].flatMap { $0.split(separator: ",") }.map { String($0).trimmingSpaces }
            .filter { !$0.isEmpty }.map { Located($0, at: SourceMark(source: option.spelling, column: 1)) }
    }

    /// Whether the command line has the option or flag.
    func isGiven(_ definition: any SwitchDefinition) -> Bool {
        options[definition.name] != nil || flags.contains(definition.name)
    }

    /// The problems of the switches that the command line has beside another one, which excludes them.
    func conflicts(of switches: [any SwitchDefinition], with other: any SwitchDefinition) -> [Problem] {
        switches.filter(isGiven).map { .excludingOptions($0.spelling, other.spelling) }
    }

    /// Whether the command line has `--json` or `--format json`.
    var wantsJSON: Bool { flags.contains("json") || (options["format"] ?? []).contains("json") }

    /// The names of the command line's options and flags, sorted.
    var givenSwitches: [String] { (Array(options.keys) + flags).sorted() }

    mutating func add(_ value: String, to argument: ArgumentDefinition) {
        arguments[argument.name, default: []].append(value)
    }

    mutating func add(_ value: String, to option: OptionDefinition) { options[option.name, default: []].append(value) }

    mutating func set(_ flag: FlagDefinition) { flags.insert(flag.name) }
}
