import Diagnostics
import FileTransaction
import ScaffoldKit

extension LintRun {
    /// The rules of a style that files of an app break.
    package static func rules(of style: Style, brokenIn files: Set<String>, of tree: FileTree) throws(Failure) -> Set<
        String
    > {
        let run = LintRun(style: style, rules: try RuleSet(of: style))
        let broken = try run.lint(tree).findings.filter { files.contains($0.file) }.map(\.rule)
        return Set(run.rules.rules.map(\.id)).intersection(broken)
    }
}
