/// Protocols of a role that nothing in the app conforms to but mocks.
struct ImplementedProtocol: Check {
    static let parameters = ["of", "not-prefixes"]
    private let role: String
    private let mockPrefixes: [String]

    init(_ parameters: inout Parameters) {
        role = parameters.text("of")
        mockPrefixes = parameters.texts("not-prefixes")
    }

    func inspect(_ app: AppView, _ report: inout Report) {
        for type in app.types(in: role) where type.kind == .protocol {
            let conforming = (app.conformances[type.name] ?? []).filter { name in
                !mockPrefixes.contains { name.hasPrefix($0) }
            }
            guard conforming.isEmpty else { continue }
            report.add(type, ["name": type.name])
        }
    }
}
