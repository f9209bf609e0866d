import AppModel

/// Protocols through which features use each other that are not public, or not in a shared package; and features without one.
///
/// A flow that only its own feature starts, beside one that others see, needs no protocol.
struct SharedProtocol: Check {
    @Parameter({ $0.text("of") }) private var role: String
    /// Roles of the types that need a protocol, the most important first.
    @Parameter({ $0.texts("for") }) private var subjects: [String]

    func inspect(_ app: LintContext, _ report: inout Report) {
        let features = Features(app)
        let protocols = app.types(in: role).filter { $0.kind == .protocol }
        for type in protocols {
            guard let target = app.packages.target(of: type) else { continue }
            if features.contains(target) {
                guard !isShared(target, protocols, features) else { continue }
                let detail = "is in \"\(target.name)\", where no other feature sees it"
                report.add(type, ["name": type.name, "detail": detail])
            } else if !type.place.declaration.isSeenOutside {
                report.add(type, ["name": type.name, "detail": "is not public"])
            }
        }
        for feature in features.targets {
            let own = subjects.flatMap { app.types(in: $0) }
                .filter { $0.kind != .protocol && features.feature(of: $0)?.name == feature.name }
            guard let first = own.first(where: { !app.isInherited($0.name) }),
                !own.contains(where: { conforms($0, in: app) || isNamed($0, by: protocols) })
            else { continue }
            report.add(first, withoutProtocolIn: role, orElse: "has none", in: app)
        }
    }

    /// Whether a feature has another of these protocols in a shared package.
    private func isShared(_ feature: LocalTarget, _ protocols: [TypeDeclaration], _ features: Features) -> Bool {
        let app = features.app
        return protocols.contains { candidate in
            features.feature(of: candidate) == nil
                && app.types(conformingTo: candidate.name)
                    .contains { features.feature(of: $0)?.name == feature.name }
        }
    }

    private func conforms(_ type: TypeDeclaration, in app: LintContext) -> Bool {
        type.lineage(in: app.model).contains {
            $0.protocols(in: app.model).contains { fits($0, in: app) }
        }
    }

    /// Whether a protocol has the role, or refines one that has it.
    private func fits(_ type: TypeDeclaration, in app: LintContext) -> Bool {
        app.has(type.name, oneOf: [role]) || type.protocols(in: app.model).contains { app.has($0.name, oneOf: [role]) }
    }

    /// Whether one of the protocols is named after the type. A missing conformance is the subject of another rule.
    private func isNamed(_ type: TypeDeclaration, by protocols: [TypeDeclaration]) -> Bool {
        let words = ["Factory", "Coordinator", "Flow"]
        var stem = type.name[...]
        for word in words where stem.hasSuffix(word) && stem.count > word.count { stem = stem.dropLast(word.count) }
        return protocols.contains { candidate in
            candidate.name.hasPrefix(stem)
                && words.contains { candidate.name.dropFirst(stem.count).hasPrefix($0) }
        }
    }
}
