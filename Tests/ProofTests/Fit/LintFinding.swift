import Foundation
import TestSupport

/// A finding of lint as its report has it, wherever in the file it is.
struct LintFinding: Decodable, Equatable, CustomStringConvertible {
    let rule: String
    let file: String
    let message: String

    var description: String { "\(file): \(message) [\(rule)]" }

    /// What lint finds in an app of a style.
    static func all(in style: String, by scaffold: Scaffold) throws -> [LintFinding] {
        let folder = TemporaryFolder()
        let answer = try scaffold.attempt([
            "lint", "--style", style, "--format", "json=\(folder.path("findings.json"))",
        ])
        guard let report = folder.text("findings.json") else {
            throw ProofError("`\(answer.command)` writes no report:\n\(answer.output)")
        }
        return try JSONDecoder().decode(Report.self, from: Data(report.utf8)).findings
    }

    private struct Report: Decodable {
        let findings: [LintFinding]
    }
}
