import SwiftOutline

/// Asynchronous methods that assign published state off the main actor.
///
/// The class, a superclass, a protocol of the app or the method may be isolated. An app in which nothing of the role is may have
/// the main actor as its targets' default isolation, which sources do not tell: it is left alone.
struct MainActorAsync: Check {
    static let parameters = ["in"]
    private let role: String

    init(_ parameters: inout Parameters) {
        role = parameters.text("in")
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        guard app.types(in: role).contains(where: { isOnMainActor($0, in: app) || hasMethodsOnMainActor($0) }) else {
            return
        }
        for type in app.types(in: role) where type.kind == .class && !isOnMainActor(type, in: app) {
            let published = Set(type.storedProperties.filter(\.isPublished).map(\.name))
            guard !published.isEmpty else { continue }
            for method in type.members where method.declaration.kind == .func && method.declaration.isAsync {
                let declaration = method.declaration
                guard !declaration.hasAttribute("MainActor"), assigns(method, published, in: app) else { continue }
                report.add(
                    declaration.nameRange,
                    in: method.file,
                    of: "\(type.name).\(declaration.name)",
                    ["name": declaration.name, "type": type.name]
                )
            }
        }
    }

    private func hasMethodsOnMainActor(_ type: IndexedType) -> Bool {
        type.members.contains { $0.declaration.kind == .func && $0.declaration.hasAttribute("MainActor") }
    }

    private func isOnMainActor(_ type: IndexedType, in app: LintContext) -> Bool {
        let all = type.lineage(in: app.index) + type.protocols(in: app.index)
        return all.contains { $0.place.declaration.hasAttribute("MainActor") }
            || type.hasForeignSuperclass(in: app.index)
    }

    private func assigns(_ method: Place, _ published: Set<String>, in app: LintContext) -> Bool {
        guard let body = method.declaration.bodyRange else { return false }
        let outline = app.index.file(of: method).outline
        let tokens = Array(outline.tokens(in: body))
        return tokens.indices.dropLast().contains { index in
            tokens[index + 1].kind == .equal && tokens[index].kind == .identifier
                && published.contains(outline.text(tokens[index]))
        }
    }
}
