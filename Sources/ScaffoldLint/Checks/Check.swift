import ScaffoldKit

/// A kind of check: Swift that finds violations of any rule of its kind, with nothing of a style in it.
protocol Check: Sendable {
    /// The keys that a rule of this kind may have besides those of every rule.
    static var parameters: [String] { get }

    init(_ parameters: inout Parameters)

    /// Whether it asks for the app's deep links, which are read for such checks only.
    var readsLinks: Bool { get }

    /// The check as one that looks at files one by one, if it is one.
    var ofFiles: (any FileCheck)? { get }

    /// Looks at the app as a whole.
    func inspect(_ app: LintContext, _ report: inout Report)

    /// Looks at one module.
    func inspect(_ module: LintModule, in app: LintContext, _ report: inout Report)
}

extension Check {
    var readsLinks: Bool { false }
    var ofFiles: (any FileCheck)? { nil }
    func inspect(_ app: LintContext, _ report: inout Report) {}
    func inspect(_ module: LintModule, in app: LintContext, _ report: inout Report) {}
}
