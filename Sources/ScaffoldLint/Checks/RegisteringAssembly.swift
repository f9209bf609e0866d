import SwiftOutline

/// A feature's assembly: there is one, others can make it, and it registers all that the feature consists of.
struct RegisteringAssembly: Check {
    static let parameters = ["of"]
    /// Roles of what has to be registered.
    private let roles: [String]

    init(_ parameters: inout Parameters) {
        roles = parameters.texts("of")
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        let features = Features(app)
        let assemblies = Assemblies(app)
        let uses = ServiceUses(in: app)
        let known = Set(uses.all.map(\.service))
        let assembled = Set(assemblies.all.compactMap { features.feature(of: $0)?.name })
        for type in assemblies.all {
            guard let feature = features.feature(of: type), isSeen(type, assemblies, outside: feature, in: app) else {
                continue
            }
            let lacks = lacks(of: type, in: app)
            if !lacks.isEmpty { report.add(type, ["name": type.name, "detail": lacks]) }
        }
        var told: Set<String> = []
        for type in app.types(in: roles) where type.kind != .protocol && !app.isInherited(type.name) {
            guard let feature = features.feature(of: type) else { continue }
            if !assembled.contains(feature.name) {
                if told.insert(feature.name).inserted {
                    let detail = "is registered by nothing: its package has no assembly"
                    report.add(type, ["name": type.name, "detail": detail], fix: fix(of: type, in: app))
                }
                continue
            }
            guard !known.contains(type.name), !type.inherited.contains(where: { known.contains($0.name) }),
                !isMade(type, in: app)
            else { continue }
            report.add(type, ["name": type.name, "detail": "is registered by no assembly"])
        }
    }

    private func fix(of type: IndexedType, in app: LintContext) -> Fix? {
        app.fix(ofModule: app.modules.stem(of: type.name))
    }

    /// Whether anything but the feature itself makes the assembly, or would have to.
    private func isSeen(
        _ type: IndexedType,
        _ assemblies: Assemblies,
        outside feature: LocalTarget,
        in app: LintContext
    )
        -> Bool
    {
        let mentions = assemblies.mentions[type.name] ?? []
        return mentions.isEmpty
            || mentions.contains { app.packages.target(ofFile: $0.file)?.name != feature.name }
    }

    private func lacks(of type: IndexedType, in app: LintContext) -> String {
        let isPublic = isOpen(type.place.declaration)
        let isMade =
            !type.superclasses(in: app.index).isEmpty || type.initializers.contains { isOpen($0) }
            || type.members.contains { isOpen($0.declaration) && $0.declaration.isOfType }
        return switch (isPublic, isMade) {
        case (true, true): ""
        case (false, true): "is not public"
        case (true, false): "has no public initialiser"
        case (false, false): "is not public, and has no public initialiser"
        }
    }

    private func isOpen(_ declaration: Declaration) -> Bool {
        declaration.accessLevel.map { ["open", "public", "package"].contains($0) } ?? false
    }

    /// Whether an assembly constructs the type, under whatever type it registers it.
    private func isMade(_ type: IndexedType, in app: LintContext) -> Bool {
        app.isMade(type.name, in: ["assembly"])
    }
}
