/// Everything that a command is run with.
struct Invocation {
    let path: CommandPath
    let values: ParsedValues
    let console: Console
    let environment: Environment
}
