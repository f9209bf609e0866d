/// A question of `scaffold module` with the argument or option for the answer.
struct Question {
    enum Target {
        case argument(ArgumentDefinition)
        case option(OptionDefinition)
    }

    let text: String
    /// The answer for an empty line.
    var usual: String?
    /// Whether to omit the usual answer from the command line because it is the default.
    var isUsualLeftOut = false
    let target: Target

    /// The values with the answer.
    func adding(_ answer: String, to values: ParsedValues) -> ParsedValues {
        if isUsualLeftOut, answer == usual { return values }
        var values = values
        switch target {
        case .argument(let argument): values.add(answer, to: argument)
        case .option(let option): values.add(answer, to: option)
        }
        return values
    }
}
