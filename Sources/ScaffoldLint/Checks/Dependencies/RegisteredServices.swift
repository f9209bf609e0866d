import AppModel

/// Services that are resolved but not registered, one finding each, where a service is first resolved.
///
/// A type that the app does not declare, such as a generic parameter, is not checked.
struct RegisteredServices: Check {

    func inspect(_ app: LintContext, _ report: inout Report) {
        for (use, detail) in unregistered(in: app) {
            report.add(
                use.range,
                in: use.file,
                of: Self.declaration(of: use.service),
                ["name": use.service, "detail": detail],
                module: app.modules.stem(of: use.service)
            )
        }
    }

    /// The declaration of a finding about a service, by which baselines match it.
    static func declaration(of service: String) -> String { "resolve(\(service))" }

    /// The first uses of the services that are not registered, with the registration's name for the message.
    func unregistered(in app: LintContext) -> [(use: ServiceUse, detail: String)] {
        // An app's own class of that name is no assembly of the framework.
        let assemblies = app.types(in: RoleName.assembly).filter { type in
            (type.lineage(in: app.model).flatMap(\.inherited)).contains { app.model.type($0.name) == nil }
        }
        guard !assemblies.isEmpty else { return [] }
        let uses = ServiceUses(in: app).all
        let registered = Dictionary(grouping: uses.filter { $0.action == .register }, by: \.service)
        let features = Features(app)
        let assembled = Set(assemblies.compactMap { features.feature(of: $0)?.name })
        var reported: Set<[String]> = []
        var found: [(use: ServiceUse, detail: String)] = []
        for use in uses where use.action == .resolve {
            guard let service = app.model.type(use.service),
                !(registered[use.service] ?? []).contains(where: { fits($0.key, use.key) }),
                !isUnassembled(service, features, assembled),
                !isPassed(use.service, to: assemblies, in: app),
                reported.insert([use.service, use.key ?? ""]).inserted
            else { continue }
            let others = registered[use.service] != nil
            found.append((use, use.key.map { " under the name \($0)" } ?? (others ? " without a name" : "")))
        }
        return found
    }

    /// Whether the names of two registrations may be the same. The values of names that are not literals are unknown.
    private func fits(_ registered: String?, _ resolved: String?) -> Bool {
        guard let registered, let resolved else { return registered == nil && resolved == nil }
        return registered == resolved || !registered.hasPrefix("\"") || !resolved.hasPrefix("\"")
    }

    /// Whether the service belongs to a feature without an assembly, which is a finding of another rule.
    private func isUnassembled(_ service: TypeDeclaration, _ features: Features, _ assembled: Set<String>) -> Bool {
        let app = features.app
        let makers = [service] + app.types(conformingTo: service.name)
        return makers.compactMap { features.feature(of: $0)?.name }.contains { !assembled.contains($0) }
    }

    /// Whether an assembly passes the type to another method, which may register it.
    private func isPassed(_ service: String, to assemblies: [TypeDeclaration], in app: LintContext) -> Bool {
        assemblies.flatMap(\.parts).contains { part in
            let outline = app.model.file(of: part).outline
            let tokens = outline.tokens
            return tokens.indices(in: part.declaration.range).contains { index in
                guard index > 2, index + 2 < tokens.count, tokens[index].kind == .identifier,
                    tokens[index + 1].kind == .period,
                    tokens[index + 2].keyword == .self, outline.text(tokens[index]) == service
                else { return false }
                let isOfType = tokens[index - 1].keyword == .any
                return ServiceUses.action(outline.text(tokens[index - (isOfType ? 3 : 2)])) == nil
            }
        }
    }
}
