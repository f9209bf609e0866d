import AppModel

/// The local targets that are features, which make screens; the other targets are shared.
struct Features {
    let app: LintContext
    private let names: Set<String>

    /// Roles that only features have. View models with an assembly make a feature as well.
    static let factories = ["screen-factory", "coordinator-factory"]

    init(_ app: LintContext) {
        self.app = app
        func targets(of roles: [String]) -> Set<String> {
            Set(app.types(in: roles).filter { $0.kind != .protocol }.compactMap { app.packages.target(of: $0)?.name })
        }
        let screens = targets(of: [RoleName.viewModel]).intersection(targets(of: [RoleName.assembly]))
        names = targets(of: Self.factories).union(screens)
    }

    var targets: [LocalTarget] { app.packages.targets.filter { names.contains($0.name) } }

    func contains(_ target: LocalTarget) -> Bool { names.contains(target.name) }

    /// The feature that declares a type; `nil` for types of the app itself and of shared targets.
    func feature(of type: TypeDeclaration) -> LocalTarget? {
        app.packages.target(of: type).flatMap { contains($0) ? $0 : nil }
    }
}
