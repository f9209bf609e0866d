import Diagnostics

/// A problem of a command line.
enum UsageProblem: Error, Equatable, CustomStringConvertible {
    case unknownCommand(String, suggestion: String?, known: [String])
    case unknownOption(String, suggestion: String?)
    case misplacedOption(String, command: String)
    case missingValue(option: String, valueName: String)
    case unexpectedValue(flag: String, value: String)
    case invalidValue(String, owner: String, allowed: [String])
    case repeatedOption(String, first: String, second: String)
    case excludingOptions(String, String)
    case contradictingFlags(String, String)
    case overwritingCopy(String, String)
    case needlessOption(String, without: String)
    case pointlessOption(String, with: String)
    case missingArgument(String)
    case unexpectedArgument(String, suggestion: String?)

    /// The message and the hint, without `error:`.
    var description: String {
        switch self {
        case .unknownCommand(let name, let suggestion, let known):
            "unknown command \"\(name)\"" + Self.advice(suggestion, among: known)
        case .unknownOption(let spelling, let suggestion):
            "unknown option \"\(spelling)\"" + Self.advice(suggestion)
        case .misplacedOption(let spelling, let command):
            "option \"\(spelling)\" precedes its command; write \(command) \(spelling)"
        case .missingValue(let option, let valueName):
            "option \"\(option)\" has no value; write \(option) <\(valueName)>"
        case .unexpectedValue(let flag, let value):
            "flag \"\(flag)\" takes no value, but has \"\(value)\""
        case .invalidValue(let value, let owner, let allowed):
            "\"\(value)\" is not a value of \"\(owner)\""
                + Self.advice(Suggestion(among: allowed).nearest(to: value), among: allowed)
        case .repeatedOption(let option, let first, let second):
            "option \"\(option)\" takes one value, but has \"\(first)\" and \"\(second)\""
        case .excludingOptions(let first, let second):
            "option \"\(first)\" cannot be combined with \"\(second)\", which sets the same; give one of them"
        case .contradictingFlags(let first, let second):
            "flag \"\(first)\" cannot be combined with \"\(second)\", its opposite; give one of them"
        case .overwritingCopy(let option, let other):
            "option \"\(option)\" cannot be combined with \"\(other)\": a copy overwrites nothing; remove what is in its way"
        case .needlessOption(let option, let other):
            "option \"\(option)\" means nothing without \"\(other)\""
        case .pointlessOption(let option, let other):
            "option \"\(option)\" means nothing with \"\(other)\", which writes nothing"
        case .missingArgument(let name):
            "argument \"<\(name)>\" is missing"
        case .unexpectedArgument(let text, let suggestion):
            "unexpected argument \"\(text)\"" + Self.advice(suggestion)
        }
    }

    private static func advice(_ suggestion: String?, among known: [String] = []) -> String {
        if let suggestion { return "; did you mean \"\(suggestion)\"?" }
        guard !known.isEmpty else { return "" }
        return "; it is one of " + known.map { "\"\($0)\"" }.joined(separator: ", ")
    }
}
