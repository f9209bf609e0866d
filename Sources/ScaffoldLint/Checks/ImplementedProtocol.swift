/// Protocols of a role that nothing in the app conforms to but mocks.
struct ImplementedProtocol: Check {
    static let parameters = ["of", "not-prefixes"]
    private let role: String
    private let mockPrefixes: WordPrefixes

    init(_ parameters: inout Parameters) {
        role = parameters.text("of")
        mockPrefixes = WordPrefixes(parameters.texts("not-prefixes"))
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        for type in app.types(in: role) where type.kind == .protocol {
            let conforming = (app.conformances[type.name] ?? []).filter { name in
                !mockPrefixes.begin(name)
            }
            guard conforming.isEmpty else { continue }
            report.add(type, ["name": type.name])
        }
    }
}
