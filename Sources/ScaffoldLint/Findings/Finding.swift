import AppModel
import Diagnostics

/// A violation of a rule at a place in the app.
package struct Finding: Sendable, Hashable {
    /// The rule's id: `vc.weak-coordinator`.
    package var rule: String
    package var severity: Severity
    /// The file, relative to the app's root.
    package var file: String
    package var span: SourceSpan
    /// The declaration, such as `FavoritesViewController.coordinator`, by which baselines match the finding.
    package var declaration: String
    /// Lower case, offenders in double quotes, no full stop.
    package var message: String
    package var why: String
    /// The heading in the style's document.
    package var section: String?
    /// The name of the module that the finding belongs to.
    package var module: String?
    /// The id of the missing piece or wiring, or of the piece that lacks something.
    package var piece: String?
    /// The safe fix, if there is one.
    package var fix: Fix?

    /// Whether `--fix` fixes it.
    package var isFixable: Bool { fix != nil }
}

extension Finding: Comparable {
    /// Orders findings as a person reads them: by file, then by place, then by rule.
    package static func < (left: Finding, right: Finding) -> Bool {
        if left.file != right.file { return left.file.utf8.lexicographicallyPrecedes(right.file.utf8) }
        if left.span != right.span { return left.span < right.span }
        return left.rule == right.rule ? left.message < right.message : left.rule < right.rule
    }
}
