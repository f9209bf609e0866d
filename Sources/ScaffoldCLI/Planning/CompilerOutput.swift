import Diagnostics

/// What a compiler or build tool has printed.
struct CompilerOutput {
    let text: String

    /// The errors in lines such as `file:line:column: error: message`, each once.
    ///
    /// - Parameter path: Gives the path to report for a path in the text; `nil` for a file that is none of the app's.
    func errors(_ path: (String) -> String?) -> [Problem] {
        var seen: Set<Problem> = []
        return text.split(whereSeparator: \.isNewline).compactMap { line -> Problem? in
            let parts = line.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 5, parts[3].hasSuffix("error"), let number = Int(parts[1]), let column = Int(parts[2]),
                let source = path(parts[0])
            else { return nil }
            let problem = Problem(
                parts[4].trimmingSpaces,
                at: SourceMark(source: source, line: number, column: column)
            )
            return seen.insert(problem).inserted ? problem : nil
        }
    }

    /// The last lines, where errors have no places.
    func tail(_ count: Int) -> String {
        text.split(whereSeparator: \.isNewline).suffix(count).joined(separator: "\n")
    }
}
