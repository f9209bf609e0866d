import Diagnostics

/// Problems of a command line.
extension Problem {
    static func missingArgument(_ argument: ArgumentDefinition) -> Problem {
        Problem("argument \"<\(argument.name)>\" is missing")
    }

    static func missingValue(of option: String, named valueName: String) -> Problem {
        Problem("option \"\(option)\" has no value", hint: "write \(option) <\(valueName)>")
    }

    /// A word that is none of those that are known.
    static func unknown(_ message: String, _ word: String, among known: [String]) -> Problem {
        let list = known.map { "\"\($0)\"" }.joined(separator: ", ")
        return Problem(message, hint: Suggestion(among: known).hint(for: word) ?? "it is one of \(list)")
    }

    static func invalidValue(_ value: String, of owner: String, allowed: [String]) -> Problem {
        unknown("\"\(value)\" is not a value of \"\(owner)\"", value, among: allowed)
    }

    static func excludingOptions(_ first: String, _ second: String) -> Problem {
        Problem(
            "option \"\(first)\" cannot be combined with \"\(second)\", which sets the same",
            hint: "give one of them"
        )
    }

    static func contradictingFlags(_ first: FlagDefinition, _ second: FlagDefinition) -> Problem {
        Problem(
            "flag \"\(first.spelling)\" cannot be combined with \"\(second.spelling)\", its opposite",
            hint: "give one of them"
        )
    }

    static func needlessOption(_ option: any SwitchDefinition, without other: any SwitchDefinition) -> Problem {
        Problem("option \"\(option.spelling)\" means nothing without \"\(other.spelling)\"")
    }
}
