/// A command line that makes sense now, and what it does.
struct NextStep: Sendable, Equatable {
    let commandLine: String
    let purpose: String

    init(_ commandLine: String, _ purpose: String) {
        self.commandLine = commandLine
        self.purpose = purpose
    }

    /// The steps beneath each other, their purposes in one column where the width has room for them.
    static func lines(_ steps: [NextStep], width: Int, style: TextStyle) -> [String] {
        let indent = "  "
        let column = indent.count + (steps.map(\.commandLine.count).max() ?? 0) + 2
        guard width - column >= 24 else {
            return steps.flatMap { step in
                [indent + style(.bold, step.commandLine)]
                    + TextWrapper.wrap(step.purpose, width: max(width - 6, 24)).map { "      " + $0 }
            }
        }
        let margin = String(repeating: " ", count: column)
        return steps.flatMap { step -> [String] in
            let lines = TextWrapper.wrap(step.purpose, width: width - column)
            let gap = String(repeating: " ", count: column - indent.count - step.commandLine.count)
            return [indent + style(.bold, step.commandLine) + gap + (lines.first ?? "")]
                + lines.dropFirst().map { margin + $0 }
        }
    }
}
