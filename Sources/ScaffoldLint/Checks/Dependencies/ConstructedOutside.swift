import SwiftOutline

/// Types of some roles that a type without one of the allowed roles constructs. Previews, tests, and types that only previews use may
/// construct them; a type that is private to its file is not checked.
struct ConstructedOutside: Check {
    private let made: [String]
    private let makers: [String]
    private let freePrefixes: WordPrefixes
    /// Endings of names that belong to no screen: a list's view model constructs those of its cells.
    private let freeSuffixes: [String]
    /// A declaration of the module without which its types are not checked: its absence has a rule of its own.
    private let precondition: StemPattern?

    init(_ parameters: inout Parameters) {
        made = parameters.texts("of")
        makers = parameters.texts("allowed-in")
        freePrefixes = WordPrefixes(parameters.texts("not-prefixes"))
        freeSuffixes = parameters.texts("not-suffixes")
        precondition = parameters.optionalStem("for")
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        let helpers = PreviewHelpers(app)
        for type in app.types(in: made) where !isFree(type.name) && isMeant(type.name, in: app) {
            for site in app.uses(of: type.name) {
                guard let scope = app.scope(of: site), scope != type.name, !isFree(scope),
                    !app.has(scope, oneOf: makers), !isHidden(type, in: site.file), !helpers.have(scope, in: site.file)
                else { continue }
                report.add(use: type.name, at: site.range(of: type.name), in: site.file, of: scope)
            }
        }
    }

    /// Whether only the file that constructs the type can name it.
    private func isHidden(_ type: IndexedType, in file: Int) -> Bool {
        let level = type.place.declaration.accessLevel
        return type.place.file == file && (level == "private" || level == "fileprivate")
    }

    private func isMeant(_ name: String, in app: LintContext) -> Bool {
        guard let precondition, let module = app.modules.stem(of: name) else { return true }
        return app.index.type(precondition.name(module)) != nil
    }

    private func isFree(_ name: String) -> Bool {
        freePrefixes.begin(name) || freeSuffixes.contains { name.hasSuffix($0) }
    }
}
