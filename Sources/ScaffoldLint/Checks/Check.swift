import ScaffoldKit

/// A kind of check: Swift that finds violations of any rule of its kind, with nothing of a style in it.
protocol Check: Sendable {
    /// The keys that a rule of this kind may have besides those of every rule.
    static var parameters: [String] { get }

    init(_ parameters: inout Parameters)

    /// Whether it asks for the app's deep links, which are read for such checks only.
    var readsLinks: Bool { get }

    /// Looks at the app as a whole.
    func inspect(_ app: AppView, _ report: inout Report)

    /// Looks at one file that is neither a test nor a manifest.
    func inspect(_ file: FileView, _ report: inout Report)

    /// Looks at one module.
    func inspect(_ module: LintModule, in app: AppView, _ report: inout Report)
}

extension Check {
    var readsLinks: Bool { false }
    func inspect(_ app: AppView, _ report: inout Report) {}
    func inspect(_ file: FileView, _ report: inout Report) {}
    func inspect(_ module: LintModule, in app: AppView, _ report: inout Report) {}
}
