/// Protocols of a flow, and of what its screens may ask for, to which nothing conforms: told at the coordinator that should, if
/// there is one, else at the protocol.
struct ConformingCoordinator: Check {
    static let parameters = ["to", "in", "not-prefixes", "not-suffixes"]
    private let protocols: [String]
    private let role: String
    private let mockPrefixes: WordPrefixes
    private let mockSuffixes: [String]

    init(_ parameters: inout Parameters) {
        protocols = parameters.texts("to")
        role = parameters.text("in")
        mockPrefixes = WordPrefixes(parameters.texts("not-prefixes"))
        mockSuffixes = parameters.texts("not-suffixes")
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        let coordinators = app.types(in: role).filter { $0.kind == .class && !isMock($0.name) }
        for type in app.types(in: protocols)
        where type.kind == .protocol && !app.isImplemented(type.name, besides: isMock) {
            let near = coordinators.filter { stem(of: $0).map { type.name.hasPrefix($0) } ?? false }
            let nearest = near.max { $0.name.utf8.count < $1.name.utf8.count }
            let beside = coordinators.filter {
                app.packages.target(of: $0)?.name == app.packages.target(of: type)?.name
            }
            let owner = nearest ?? (beside.count == 1 && app.packages.target(of: type) != nil ? beside.first : nil)
            if let owner, !owner.hasForeignSuperclass(in: app.index) {
                report.add(
                    owner.place.declaration.nameRange,
                    in: owner.place.file,
                    of: "\(owner.name): \(type.name)",
                    ["name": owner.name, "detail": "does not conform to \"\(type.name)\""],
                    module: app.modules.stem(of: owner.name),
                    fix: ConformanceFix(app).fix(owner, to: type.name)
                )
            } else if owner == nil {
                report.add(type, ["name": type.name, "detail": "has no coordinator that conforms to it"])
            }
        }
    }

    private func stem(of type: IndexedType) -> String? {
        let suffix = "Coordinator"
        return type.name.hasSuffix(suffix) && type.name != suffix ? String(type.name.dropLast(suffix.count)) : nil
    }

    private func isMock(_ name: String) -> Bool {
        mockPrefixes.begin(name) || mockSuffixes.contains { name.hasSuffix($0) }
    }
}
