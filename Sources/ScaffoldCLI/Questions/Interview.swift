import Diagnostics

/// Asks questions on a terminal.
///
/// Writes to standard error, so that the output contains only the command's result.
struct Interview {
    let console: Console

    /// Whether input and errors are a terminal.
    static func isPossible(_ console: Console) -> Bool { console.input.isTerminal && console.errors.isTerminal }

    /// Writes a wrapped text.
    func say(_ text: String = "") {
        console.errors.writeLines(TextWrapper.wrap(text, width: console.errorWidth))
    }

    /// Asks until there is an answer.
    ///
    /// - Parameter usual: The answer for an empty line; `nil` to ask again.
    /// - Returns: `nil` if the user quit (Ctrl-D).
    func ask(_ question: String, usual: String? = nil) -> String? {
        while true {
            console.output.flush()
            console.errors.write(prompt(question, usual, console.errorStyle))
            console.errors.flush()
            guard let line = console.input.readLine() else {
                console.errors.writeLine()
                return nil
            }
            let answer = line.trimmingSpaces
            if !answer.isEmpty { return answer }
            if let usual { return usual }
        }
    }

    /// Asks a yes-or-no question; an empty answer means yes.
    ///
    /// - Returns: `nil` if the user quit.
    func confirm(_ question: String) -> Bool? {
        while let answer = ask(question, usual: "Y/n") {
            switch answer.lowercased() {
            case "y/n", "y", "yes": return true
            case "n", "no": return false
            default: say("  answer \"y\" or \"n\"")
            }
        }
        return nil
    }

    /// Shows a problem below its answer, with a caret at its place.
    func show(_ problem: Problem, question: String, usual: String?, answer: String) {
        let style = console.errorStyle
        let advice = problem.hint.map { "; \($0)" } ?? ""
        let start = prompt(question, usual, .plain).count
        if let column = problem.mark?.column, column <= answer.count, start + column < console.errorWidth,
            answer != usual
        {
            console.errors.writeLine(String(repeating: " ", count: start + column - 1) + style(.boldGreen, "^"))
        }
        let lines = TextWrapper.wrap("\(problem.message)\(advice)", width: max(console.errorWidth - 4, 24))
        for (index, line) in lines.enumerated() {
            console.errors.writeLine((index == 0 ? "  " + style(.boldRed, "✗ ") : "    ") + line)
        }
    }

    private func prompt(_ question: String, _ usual: String?, _ style: TextStyle) -> String {
        style(.bold, question) + (usual.map { " " + style(.dim, "[\($0)]") } ?? "") + ": "
    }
}
