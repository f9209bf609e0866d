import Diagnostics
import YAMLReader

/// A suggested command line and its purpose.
struct NextStep: Sendable, Equatable {
    let commandLine: String
    let purpose: String

    init(_ commandLine: String, _ purpose: String) {
        self.commandLine = commandLine
        self.purpose = purpose
    }

    var json: YAMLValue { .members(["command": .string(commandLine), "purpose": .string(purpose)]) }

    /// The steps with their purposes in a second column, or below them if the width is too small.
    static func lines(_ steps: [NextStep], width: Int, style: TextStyle) -> [String] {
        let column = (steps.map(\.commandLine.count).max() ?? 0) + 4
        guard width - column >= 24 else {
            return steps.flatMap { step in
                ["  " + style(.bold, step.commandLine)]
                    + TextWrapper.wrap(step.purpose, width: max(width - 6, 24)).map { "      " + $0 }
            }
        }
        return steps.flatMap { step in
            LabelledText("  " + step.commandLine, styled: "  " + style(.bold, step.commandLine), step.purpose)
                .lines(column: column, textWidth: width - column)
        }
    }
}
