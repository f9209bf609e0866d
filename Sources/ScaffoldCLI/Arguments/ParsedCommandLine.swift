/// A command line that was read: the command, its values, and what to do.
struct ParsedCommandLine {
    enum Request {
        case run
        case help
        case version
        /// Report the problems of the command line, and do nothing.
        case refuse([UsageProblem])
    }

    let path: CommandPath
    let values: ParsedValues
    let request: Request
}
