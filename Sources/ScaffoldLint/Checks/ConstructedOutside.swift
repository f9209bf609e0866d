import SwiftOutline

/// Types of some roles that are constructed anywhere but in types of others. Previews and tests may, and so may what only previews use;
/// and what nobody outside of a file can name is its own affair.
struct ConstructedOutside: Check {
    static let parameters = ["of", "allowed-in", "not-prefixes", "not-suffixes", "for"]
    private let made: [String]
    private let makers: [String]
    private let freePrefixes: WordPrefixes
    /// Endings of names that are no screen's: the view model of a cell is made by that of its list.
    private let freeSuffixes: [String]
    /// What a module has to have for the rule to be about its types: where the maker itself is missing, that is the finding.
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
                let end = site.offset + type.name.utf8.count
                report.add(
                    site.offset..<end,
                    in: site.file,
                    of: "\(scope)(\(type.name))",
                    ["name": type.name, "type": scope]
                )
            }
        }
    }

    /// Whether only the file that constructs a type can name it.
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
