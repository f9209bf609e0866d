/// Which local targets are features: those that make screens. What features share does not.
struct Features {
    let app: LintContext
    private let names: Set<String>

    /// What only features have: a factory of screens or flows, or view models that an assembly puts together.
    static let factories = ["screen-factory", "coordinator-factory"]

    init(_ app: LintContext) {
        self.app = app
        func targets(of roles: [String]) -> Set<String> {
            Set(app.types(in: roles).filter { $0.kind != .protocol }.compactMap { app.packages.target(of: $0)?.name })
        }
        names = targets(of: Self.factories).union(targets(of: ["view-model"]).intersection(targets(of: ["assembly"])))
    }

    var targets: [LocalTarget] { app.packages.targets.filter { names.contains($0.name) } }

    func contains(_ target: LocalTarget) -> Bool { names.contains(target.name) }

    /// The feature that declares a type; `nil` for types of the app itself and of what features share.
    func feature(of type: IndexedType) -> LocalTarget? {
        app.packages.target(of: type).flatMap { contains($0) ? $0 : nil }
    }
}
