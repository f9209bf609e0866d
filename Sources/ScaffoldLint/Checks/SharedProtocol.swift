import SwiftOutline

/// Protocols by which other features see a feature: they stand in a package that all share, and are public there.
///
/// What a feature starts only itself, beside a flow that others see, needs none.
struct SharedProtocol: Check {
    static let parameters = ["of", "for"]
    private let role: String
    /// Roles of what the protocol is for, the nearest first.
    private let subjects: [String]

    init(_ parameters: inout Parameters) {
        role = parameters.text("of")
        subjects = parameters.texts("for")
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        let features = Features(app)
        let protocols = app.types(in: role).filter { $0.kind == .protocol }
        for type in protocols {
            guard let target = app.packages.target(of: type) else { continue }
            if features.contains(target) {
                guard !isShared(target, protocols, features, in: app) else { continue }
                report.add(
                    type,
                    ["name": type.name, "detail": "stands in \"\(target.name)\", where no other feature sees it"]
                )
            } else if !["open", "public", "package"].contains(type.place.declaration.accessLevel) {
                report.add(type, ["name": type.name, "detail": "is not public"])
            }
        }
        for feature in features.targets {
            let own = subjects.flatMap { app.types(in: $0) }
                .filter { $0.kind != .protocol && features.feature(of: $0)?.name == feature.name }
            guard let first = own.first(where: { !app.isInherited($0.name) }),
                !own.contains(where: { conforms($0, in: app) || isNamed($0, by: protocols, in: app) })
            else { continue }
            let missing = app.absentProtocol(of: first, in: role)
            report.add(
                first.place.declaration.nameRange,
                in: first.place.file,
                of: missing ?? first.name,
                [
                    "name": first.name,
                    "detail": missing.map { "conforms to \"\($0)\", which is not there" } ?? "has none",
                ],
                module: app.modules.stem(of: first.name)
            )
        }
    }

    /// Whether a feature has another of these protocols where all see it.
    private func isShared(_ feature: LocalTarget, _ protocols: [IndexedType], _ features: Features, in app: LintContext)
        -> Bool
    {
        protocols.contains { candidate in
            features.feature(of: candidate) == nil
                && (app.conformances[candidate.name] ?? []).compactMap { app.index.type($0) }
                    .contains { features.feature(of: $0)?.name == feature.name }
        }
    }

    private func conforms(_ type: IndexedType, in app: LintContext) -> Bool {
        type.lineage(in: app.index).contains {
            $0.protocols(in: app.index).contains { fits($0, in: app) }
        }
    }

    /// A protocol that refines one of the role does as well.
    private func fits(_ type: IndexedType, in app: LintContext) -> Bool {
        app.has(type.name, oneOf: [role]) || type.protocols(in: app.index).contains { app.has($0.name, oneOf: [role]) }
    }

    /// Whether there is one of these protocols that bears the type's name: that it does not conform is another rule's affair.
    private func isNamed(_ type: IndexedType, by protocols: [IndexedType], in app: LintContext) -> Bool {
        let words = ["Factory", "Coordinator", "Flow"]
        var stem = type.name[...]
        for word in words where stem.hasSuffix(word) && stem.count > word.count { stem = stem.dropLast(word.count) }
        return protocols.contains { candidate in
            candidate.name.hasPrefix(stem)
                && words.contains { candidate.name.dropFirst(stem.count).hasPrefix($0) }
        }
    }
}
