import Diagnostics

/// A report on standard error of a wrong command line: its problems and the command's usage.
struct UsageReport {
    let problems: [Problem]
    let path: CommandPath

    func write(to console: Console) {
        for problem in problems { console.report(problem.withoutNamedPlace) }
        let heading = "usage:"
        console.errors.writeLines(UsageLine(path: path).lines(after: heading, width: console.errorWidth))
        let indent = String(repeating: " ", count: heading.count + 1)
        console.errors.writeLine("\(indent)See '\(path.helpCommandLine)' for more.")
    }
}
