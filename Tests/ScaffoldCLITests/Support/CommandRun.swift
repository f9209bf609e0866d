import Styles

@testable import ScaffoldCLI

/// A command line that was run against a console in memory, with the toy's styles.
struct CommandRun {
    let code: ExitCode
    let output: String
    let errors: String

    init(
        _ arguments: [String],
        environment: [String: String] = [:],
        input: String = "",
        asTerminal isTerminal: Bool = false,
        columns: Int? = nil,
        styles: StyleLibrary = CommandStyles.library
    ) {
        let output = OutputChannel(inMemoryAsTerminal: isTerminal, columns: columns)
        let errors = OutputChannel(inMemoryAsTerminal: isTerminal, columns: columns)
        code = ScaffoldCommand.run(
            arguments: arguments,
            environment: Environment(environment),
            console: Console(
                output: output,
                errors: errors,
                input: InputChannel(input, asTerminal: isTerminal)
            ),
            styles: { styles }
        )
        self.output = output.written
        self.errors = errors.written
    }
}
