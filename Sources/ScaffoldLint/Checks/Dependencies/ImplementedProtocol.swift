/// Protocols of a role to which only mocks conform.
struct ImplementedProtocol: Check {
    private let role: String
    private let mockPrefixes: WordPrefixes

    init(_ parameters: inout Parameters) {
        role = parameters.text("of")
        mockPrefixes = WordPrefixes(parameters.texts("not-prefixes"))
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        for type in app.types(in: role) where type.kind == .protocol {
            let conforming = app.conformances[type.name] ?? []
            if conforming.allSatisfy(mockPrefixes.begin) { report.add(type, ["name": type.name]) }
        }
    }
}
