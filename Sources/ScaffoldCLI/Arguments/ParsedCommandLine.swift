import Diagnostics

/// A parsed command line: the command, its values, and the request.
struct ParsedCommandLine {
    enum Request {
        case run
        case help
        case version
        /// Report the command line's problems and do nothing else.
        case refuse([Problem])
    }

    let path: CommandPath
    let values: ParsedValues
    let request: Request
}
