import AppModel

/// Protocols of flows, and protocols through which screens call their coordinator, to which nothing conforms. The finding is at the
/// coordinator that should conform, or at the protocol if there is none.
struct ConformingCoordinator: Check {
    @Parameter({ $0.texts("to") }) private var protocols: [String]
    @Parameter({ $0.text("in") }) private var role: String
    @Parameter({ $0.exemptNames() }) private var mocks: ExemptNames
    private static let pattern = NamePattern("<M>Coordinator")

    func inspect(_ app: LintContext, _ report: inout Report) {
        let coordinators = app.types(in: role).filter { $0.kind == .class && !mocks.contains($0.name) }
        for type in app.types(in: protocols)
        where type.kind == .protocol && !app.isImplemented(type.name, besides: mocks.contains) {
            guard let owner = owner(of: type, among: coordinators, in: app) else {
                report.add(type, ["name": type.name, "detail": "has no coordinator that conforms to it"])
                continue
            }
            guard !owner.hasForeignSuperclass(in: app.model) else { continue }
            report.add(
                owner,
                of: "\(owner.name): \(type.name)",
                ["name": owner.name, "detail": "does not conform to \"\(type.name)\""],
                module: app.modules.stem(of: owner.name),
                fix: ConformanceFix(app).fix(owner, to: type.name)
            )
        }
    }

    /// The coordinator whose name is the protocol's longest prefix, or else the only coordinator of the target.
    private func owner(of type: TypeDeclaration, among coordinators: [TypeDeclaration], in app: LintContext)
        -> TypeDeclaration?
    {
        let near = coordinators.filter { Self.pattern?.stem(of: $0.name).map(type.name.hasPrefix) == true }
        if let nearest = near.max(by: { $0.name.utf8.count < $1.name.utf8.count }) { return nearest }
        guard let target = app.packages.target(of: type) else { return nil }
        let beside = coordinators.filter { app.packages.target(of: $0)?.name == target.name }
        return beside.count == 1 ? beside[0] : nil
    }
}
