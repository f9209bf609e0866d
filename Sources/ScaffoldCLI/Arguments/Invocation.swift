import ScaffoldKit

/// Everything that a command is run with.
struct Invocation {
    let path: CommandPath
    let values: ParsedValues
    let console: Console
    let environment: Environment
    /// Gives the styles; reading them takes time that most commands need not spend.
    let styles: @Sendable () -> StyleLibrary

    /// The same with other values.
    func with(_ values: ParsedValues) -> Invocation {
        Invocation(path: path, values: values, console: console, environment: environment, styles: styles)
    }
}
