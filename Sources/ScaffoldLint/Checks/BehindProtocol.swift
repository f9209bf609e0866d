import SwiftOutline

/// Types of a role that have no protocol of the app, protocols of a role that nothing implements, and holders that see the
/// type instead of its protocol.
struct BehindProtocol: Check {
    static let parameters = ["of", "protocol", "held-in", "not-prefixes"]
    private let role: String
    private let protocolRole: String
    private let holders: [String]
    private let mockPrefixes: WordPrefixes

    init(_ parameters: inout Parameters) {
        role = parameters.text("of")
        protocolRole = parameters.text("protocol")
        holders = parameters.texts("held-in")
        mockPrefixes = WordPrefixes(parameters.texts("not-prefixes"))
    }

    init(of role: String, protocol protocolRole: String) {
        self.role = role
        self.protocolRole = protocolRole
        holders = []
        mockPrefixes = WordPrefixes()
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        var bare: Set<String> = []
        for type in app.types(in: role) where type.kind != .protocol && !app.isInherited(type.name) {
            guard type.protocols(in: app.index).isEmpty,
                !type.hasForeignSuperclass(in: app.index)
            else { continue }
            bare.insert(type.name)
            let missing = app.absentProtocol(of: type, in: protocolRole)
            report.add(
                type.place.declaration.nameRange,
                in: type.place.file,
                of: missing ?? type.name,
                [
                    "name": type.name,
                    "detail": missing.map { "conforms to \"\($0)\", which is not there" } ?? "has no protocol",
                ],
                module: app.modules.stem(of: type.name)
            )
        }
        for type in app.types(in: [protocolRole])
        where type.kind == .protocol && !app.isImplemented(type.name, besides: mockPrefixes.begin) {
            report.add(type, ["name": type.name, "detail": "is implemented by nothing"])
        }
        for (holder, property, held) in app.holdings(of: holders)
        where held.kind != .protocol && !bare.contains(held.name) && app.has(held.name, oneOf: [role]) {
            report.add(
                property,
                of: holder,
                ["name": held.name, "detail": "is held by \"\(holder.name)\" itself, not by its protocol"]
            )
        }
    }
}
