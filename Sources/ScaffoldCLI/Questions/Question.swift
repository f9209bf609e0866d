/// A question of `scaffold module`, and the argument or option that takes the answer.
struct Question {
    enum Target {
        case argument(ArgumentDefinition)
        case option(OptionDefinition)
    }

    let text: String
    /// The answer for an empty line.
    var usual: String?
    /// Whether the usual answer is left out of the command line, since it is the tool's default.
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
