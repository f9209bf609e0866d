/// Types of roles that no test constructs, itself or through a factory method.
struct TestedType: Check {
    private let roles: [String]
    private let freePrefixes: WordPrefixes

    init(_ parameters: inout Parameters) {
        roles = parameters.texts("of")
        freePrefixes = WordPrefixes(parameters.texts("not-prefixes"))
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        for type in app.types(in: roles) where type.kind != .protocol && !isFree(type, in: app) {
            let sites = [type.name, "make" + type.name].flatMap(app.calls.sites)
            let isTested = sites.contains { app.index.files[$0.file].role == .test }
            if !isTested { report.add(type, ["name": type.name]) }
        }
    }

    /// Whether the type is a mock, generic, or tested through its subclasses.
    private func isFree(_ type: IndexedType, in app: LintContext) -> Bool {
        freePrefixes.begin(type.name) || type.place.declaration.genericClause != nil || app.isInherited(type.name)
    }
}
