import AppModel

/// Features without an assembly, assemblies that other modules cannot construct, and types that no assembly registers.
struct RegisteringAssembly: Check {
    /// Roles of the types that have to be registered.
    @Parameter({ $0.texts("of") }) private var roles: [String]

    func inspect(_ app: LintContext, _ report: inout Report) {
        let features = Features(app)
        let assemblies = Assemblies(app)
        let uses = ServiceUses(in: app)
        let known = Set(uses.all.map(\.service))
        let assembled = Set(assemblies.all.compactMap { features.feature(of: $0)?.name })
        for type in assemblies.all {
            let targets = assemblies.mentions[type.name]?.map { app.packages.target(ofFile: $0.file)?.name }
            // Only an assembly that another target loads, or none yet, has to be visible outside of its feature.
            guard let feature = features.feature(of: type), targets?.allSatisfy({ $0 == feature.name }) != true,
                let lack = lack(of: type, in: app)
            else { continue }
            report.add(type, ["name": type.name, "detail": lack])
        }
        var reported: Set<String> = []
        for type in app.types(in: roles) where type.kind != .protocol && !app.isInherited(type.name) {
            guard let feature = features.feature(of: type) else { continue }
            if !assembled.contains(feature.name) {
                if reported.insert(feature.name).inserted {
                    let detail = "belongs to a package without an assembly"
                    let fix = app.fix(ofModule: app.modules.stem(of: type.name))
                    report.add(type, ["name": type.name, "detail": detail], fix: fix)
                }
                continue
            }
            guard !known.contains(type.name), !type.inherited.contains(where: { known.contains($0.name) }),
                !app.isMade(type.name, in: [RoleName.assembly])
            else { continue }
            report.add(type, ["name": type.name, "detail": "is registered by no assembly"])
        }
    }

    private func lack(of type: TypeDeclaration, in app: LintContext) -> String? {
        let isPublic = type.place.declaration.isSeenOutside
        let isMade =
            !type.superclasses(in: app.model).isEmpty || type.initializers.contains(where: \.isSeenOutside)
            || type.members.contains { $0.declaration.isSeenOutside && $0.declaration.isOfType }
        return switch (isPublic, isMade) {
        case (true, true): nil
        case (false, true): "is not public"
        case (true, false): "has no public initialiser"
        case (false, false): "is not public, and has no public initialiser"
        }
    }
}
