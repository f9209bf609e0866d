/// What a command line comes to.
struct ParsedCommandLine {
    /// What is to be done.
    enum Request {
        case run
        case help
        case version
        /// Nothing: these are all the problems of the command line.
        case refuse([UsageProblem])
    }

    let path: CommandPath
    let values: ParsedValues
    let request: Request
}
