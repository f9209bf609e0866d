/// A kind of check, which finds the violations of every rule of its kind. A check knows no style: what differs between
/// styles is in the rule's parameters, each a `Parameter`.
protocol Check: Sendable {
    /// Whether it reports files that a generator writes, too.
    var reportsGenerated: Bool { get }

    init()

    /// Checks the app as a whole.
    func inspect(_ app: LintContext, _ report: inout Report)

    /// Checks one module.
    func inspect(_ module: LintModule, in app: LintContext, _ report: inout Report)

    /// Checks one file that is neither a test nor a manifest.
    func inspect(_ file: FileContext, _ report: inout Report)
}

extension Check {
    var reportsGenerated: Bool { false }

    func inspect(_ app: LintContext, _ report: inout Report) {}
    func inspect(_ module: LintModule, in app: LintContext, _ report: inout Report) {}
    func inspect(_ file: FileContext, _ report: inout Report) {}
}
