import Diagnostics

/// Problems of a command line.
extension Problem {
    /// A word of the command line that is wrong, or missing.
    static func misused(_ message: String, _ word: String, hint: String? = nil) -> Problem {
        Problem(message, at: SourceMark(source: word), hint: hint)
    }

    static func missingArgument(_ argument: ArgumentDefinition) -> Problem {
        misused("argument \"<\(argument.name)>\" is missing", "<\(argument.name)>")
    }

    static func missingValue(of option: String, named valueName: String) -> Problem {
        misused("option \"\(option)\" has no value", option, hint: "write \(option) <\(valueName)>")
    }

    /// A word that is none of those that are known.
    static func unknown(_ message: String, _ word: String, at place: String, among known: [String]) -> Problem {
        let list = known.map { "\"\($0)\"" }.joined(separator: ", ")
        return misused(message, place, hint: Suggestion(among: known).hint(for: word) ?? "it is one of \(list)")
    }

    static func invalidValue(_ value: String, of owner: String, allowed: [String]) -> Problem {
        unknown("\"\(value)\" is not a value of \"\(owner)\"", value, at: owner, among: allowed)
    }

    static func excludingOptions(_ first: String, _ second: String) -> Problem {
        misused(
            "option \"\(first)\" cannot be combined with \"\(second)\", which sets the same",
            first,
            hint: "give one of them"
        )
    }

    static func contradictingFlags(_ first: FlagDefinition, _ second: FlagDefinition) -> Problem {
        misused(
            "flag \"\(first.spelling)\" cannot be combined with \"\(second.spelling)\", its opposite",
            first.spelling,
            hint: "give one of them"
        )
    }

    static func needlessOption(_ option: any SwitchDefinition, without other: any SwitchDefinition) -> Problem {
        misused("option \"\(option.spelling)\" means nothing without \"\(other.spelling)\"", option.spelling)
    }

    /// The problem as people read it, who need no place that the message names.
    var withoutNamedPlace: Problem {
        guard let mark, message.contains("\"\(mark.source)\"") else { return self }
        return Problem(message, hint: hint, severity: severity, attachment: attachment)
    }
}
