/// What a command line gave for a command's arguments, options and flags.
///
/// Values are asked for by definition, so a name that no definition has cannot be asked for, and a flag is a `Bool`.
struct ParsedValues: Sendable {
    private var arguments: [String: [String]] = [:]
    private var options: [String: [String]] = [:]
    private var flags: [String: Bool] = [:]

    init() {}

    /// The argument's value, the first where there are several; `nil` where it was left out.
    subscript(argument: ArgumentDefinition) -> String? { arguments[argument.name]?.first }

    /// Every value of an argument that takes any number.
    subscript(all argument: ArgumentDefinition) -> [String] { arguments[argument.name] ?? [] }

    /// The option's value: the last that was given, else its default.
    subscript(option: OptionDefinition) -> String? { options[option.name]?.last ?? option.defaultValue }

    /// Every value of a list option, in the order in which they were given.
    subscript(all option: OptionDefinition) -> [String] { options[option.name] ?? [] }

    /// Whether the flag is on.
    subscript(flag: FlagDefinition) -> Bool { flags[flag.name] ?? flag.isOnByDefault }

    /// Whether the option was on the command line.
    func isGiven(_ option: OptionDefinition) -> Bool { options[option.name] != nil }

    /// Whether the flag, or its inversion, was on the command line.
    func isGiven(_ flag: FlagDefinition) -> Bool { flags[flag.name] != nil }

    /// The names of the options and flags that were on the command line, sorted.
    var givenSwitches: [String] { (Array(options.keys) + flags.keys).sorted() }

    mutating func add(_ value: String, to argument: ArgumentDefinition) {
        arguments[argument.name, default: []].append(value)
    }

    mutating func add(_ value: String, to option: OptionDefinition) {
        options[option.name, default: []].append(value)
    }

    /// The values with a flag on.
    func setting(_ flag: FlagDefinition) -> ParsedValues {
        var values = self
        values.set(flag, to: true)
        return values
    }

    mutating func set(_ flag: FlagDefinition, to isOn: Bool) {
        flags[flag.name] = isOn
    }
}
