/// One thing that `scaffold module` asks for, and where its answer goes.
struct Question {
    /// What takes the answer.
    enum Target {
        case argument(ArgumentDefinition)
        case option(OptionDefinition)
    }

    let text: String
    /// What an empty answer stands for.
    var usual: String?
    /// Whether an empty answer is left out of the command line, since the tool comes to the same by itself.
    var isUsualLeftOut = false
    let target: Target

    /// The values with the answer among them.
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
