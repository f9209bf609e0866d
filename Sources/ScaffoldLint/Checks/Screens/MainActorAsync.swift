import AppModel

/// Asynchronous methods that assign published state off the main actor.
///
/// The class, a superclass, a protocol of the app or the method may be isolated. If nothing of the role is isolated, the main actor may
/// be the default isolation of the target, which sources do not show: the app is then not checked.
struct MainActorAsync: Check {
    @Parameter({ $0.text("in") }) private var role: String

    func inspect(_ app: LintContext, _ report: inout Report) {
        let types = app.types(in: role)
        guard types.contains(where: { isOnMainActor($0, in: app) || hasMethodsOnMainActor($0) }) else { return }
        for type in types where type.kind == .class && !isOnMainActor(type, in: app) {
            let published = Set(
                type.storedProperties.filter {
                    $0.isPublished || type.isObservable && !$0.hasAttribute("ObservationIgnored")
                }.map(\.name)
            )
            guard !published.isEmpty else { continue }
            for method in type.members where method.declaration.kind == .func && method.declaration.isAsync {
                let name = method.declaration.name
                guard !method.declaration.hasAttribute("MainActor"), assigns(method, published, in: app) else {
                    continue
                }
                let values = ["name": name, "type": type.name]
                report.add(method.declaration.nameRange, in: method.file, of: "\(type.name).\(name)", values)
            }
        }
    }

    private func hasMethodsOnMainActor(_ type: TypeDeclaration) -> Bool {
        type.methods.contains { $0.hasAttribute("MainActor") }
    }

    private func isOnMainActor(_ type: TypeDeclaration, in app: LintContext) -> Bool {
        app.model.isOnMainActor(type.name) || type.hasForeignSuperclass(in: app.model)
    }

    private func assigns(_ method: Place, _ published: Set<String>, in app: LintContext) -> Bool {
        let code = app.model.file(of: method).outline.code(in: method.declaration)
        let elsewhere = code.calls.filter { Self.switches.contains($0.name) }.map(\.range)
        return code.assignments.contains { assignment in
            assignment.operator == "=" && published.contains(assignment.targetName)
                && !elsewhere.contains { $0.contains(assignment.target.range.lowerBound) }
        }
    }

    /// What runs a closure on the main actor: `MainActor.run`, `DispatchQueue.main.async`.
    private static let switches: Set<String> = ["run", "async", "asyncAfter"]
}
