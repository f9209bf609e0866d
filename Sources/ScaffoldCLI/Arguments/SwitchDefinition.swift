/// Whatever starts with a dash: an option with a value or a flag without one, in the order in which help lists them.
enum SwitchDefinition: Sendable {
    case option(OptionDefinition)
    case flag(FlagDefinition)

    var name: String {
        switch self {
        case .option(let option): option.name
        case .flag(let flag): flag.name
        }
    }

    var short: Character? {
        switch self {
        case .option(let option): option.short
        case .flag(let flag): flag.short
        }
    }

    var help: String {
        switch self {
        case .option(let option): option.help
        case .flag(let flag): flag.help
        }
    }

    var group: String? {
        switch self {
        case .option(let option): option.group
        case .flag(let flag): flag.group
        }
    }

    var takesValue: Bool {
        switch self {
        case .option: true
        case .flag: false
        }
    }

    /// Every long spelling: `--diff`, and `--no-diff` where it may be inverted.
    var spellings: [String] {
        switch self {
        case .option(let option): [option.spelling]
        case .flag(let flag): [flag.spelling] + (flag.inverseSpelling.map { [$0] } ?? [])
        }
    }

    /// Every spelling, the short one first.
    var allSpellings: [String] { (short.map { ["-\($0)"] } ?? []) + spellings }

    /// What can be typed as its value, and what a shell knows of it; `nil` for a flag.
    var valueCompletion: (allowed: [String], completion: Completion)? {
        if case .option(let option) = self { (option.allowed, option.completion) } else { nil }
    }

    /// The part in a usage line: `[--output <dir>]`, `[--screens <screens> ...]`, `[--dry-run]`.
    var synopsis: String {
        switch self {
        case .option(let option): "[\(option.spelling) <\(option.valueName)>\(option.isList ? " ..." : "")]"
        case .flag: "[\(spellings.joined(separator: "|"))]"
        }
    }

    /// The label in help: `-o, --output <dir>`.
    var label: String {
        let long = spellings.joined(separator: "/")
        let value = if case .option(let option) = self { " <\(option.valueName)>" } else { "" }
        return (short.map { "-\($0), " } ?? "") + long + value
    }
}
