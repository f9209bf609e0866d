/// Types of a role that no test constructs, itself or through a factory method. A mock is no test.
struct TestedType: Check {
    static let parameters = ["of", "not-prefixes"]
    private let roles: [String]
    private let freePrefixes: WordPrefixes

    init(_ parameters: inout Parameters) {
        roles = parameters.texts("of")
        freePrefixes = WordPrefixes(parameters.texts("not-prefixes"))
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        for type in app.types(in: roles) where type.kind != .protocol && !isFree(type, in: app) {
            let names = [type.name, "make" + type.name]
            let isTested = names.flatMap(app.calls.sites(of:)).contains { app.index.files[$0.file].role == .test }
            if !isTested { report.add(type, ["name": type.name]) }
        }
    }

    /// What other classes inherit is tested through them.
    private func isFree(_ type: IndexedType, in app: LintContext) -> Bool {
        if freePrefixes.begin(type.name) { return true }
        if type.place.declaration.genericClause != nil { return true }
        return app.isInherited(type.name)
    }
}
