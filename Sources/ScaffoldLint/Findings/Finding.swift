/// A violation of a rule at a place in the app.
public struct Finding: Sendable, Hashable {
    /// The rule's id: `vc.weak-coordinator`.
    public var rule: String
    public var severity: Severity
    /// The file, relative to the app's root.
    public var file: String
    public var span: SourceSpan
    /// The declaration, such as `FavoritesViewController.coordinator`, by which baselines match the finding.
    public var declaration: String
    /// What is wrong: lower case, offenders in double quotes, no full stop.
    public var message: String
    public var why: String
    /// The heading in the style's document.
    public var section: String?
    /// The type name of the place's module.
    public var module: String?
    /// The id of the piece or wiring that is missing or at fault.
    public var piece: String?
    /// The safe fix, if there is one.
    public var fix: Fix?

    /// Whether `--fix` fixes it.
    public var isFixable: Bool { fix != nil }
}

extension Finding: Comparable {
    /// Orders findings as a person reads them: by file, then by place, then by rule.
    public static func < (left: Finding, right: Finding) -> Bool {
        if left.file != right.file { return left.file.utf8.lexicographicallyPrecedes(right.file.utf8) }
        if left.span != right.span { return left.span < right.span }
        return left.rule == right.rule ? left.message < right.message : left.rule < right.rule
    }
}
