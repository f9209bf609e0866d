/// The values of a command line for a command's arguments, options and flags.
///
/// Each is looked up by its definition, so that no name can be misspelled and a flag is a `Bool`.
struct ParsedValues: Sendable {
    private var arguments: [String: [String]] = [:]
    private var options: [String: [String]] = [:]
    private var flags: Set<String> = []

    init() {}

    /// The argument's first value; `nil` if it was left out.
    subscript(argument: ArgumentDefinition) -> String? { arguments[argument.name]?.first }

    /// Every value of an argument that takes any number.
    subscript(all argument: ArgumentDefinition) -> [String] { arguments[argument.name] ?? [] }

    /// The option's last value, else its default.
    subscript(option: OptionDefinition) -> String? { options[option.name]?.last ?? option.defaultValue }

    /// Every value of a list option, in the order of the command line.
    subscript(all option: OptionDefinition) -> [String] { options[option.name] ?? [] }

    /// Whether the flag is on.
    subscript(flag: FlagDefinition) -> Bool { flags.contains(flag.name) }

    /// The option's value as a case of its type.
    func choice<Choice: RawRepresentable<String>>(_ option: OptionDefinition) -> Choice? {
        self[option].flatMap(Choice.init)
    }

    /// The argument's value as a case of its type.
    func choice<Choice: RawRepresentable<String>>(_ argument: ArgumentDefinition) -> Choice? {
        self[argument].flatMap(Choice.init)
    }

    /// Whether the option was on the command line.
    func isGiven(_ option: OptionDefinition) -> Bool { options[option.name] != nil }

    /// Whether a report in JSON was asked for, by `--json` or `--format json`.
    var wantsJSON: Bool { flags.contains("json") || (options["format"] ?? []).contains("json") }

    /// The names of the options and flags that were on the command line, sorted.
    var givenSwitches: [String] { (Array(options.keys) + flags).sorted() }

    mutating func add(_ value: String, to argument: ArgumentDefinition) {
        arguments[argument.name, default: []].append(value)
    }

    mutating func add(_ value: String, to option: OptionDefinition) {
        options[option.name, default: []].append(value)
    }

    mutating func set(_ flag: FlagDefinition) { flags.insert(flag.name) }
}
