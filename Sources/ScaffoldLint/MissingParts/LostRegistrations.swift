import AppModel
import ModulePlanning
import SwiftOutline

/// Finds registrations that modules' assemblies have lost: services that are resolved and not registered.
struct LostRegistrations {
    /// A registration that a piece has and the app lacks.
    struct Lost {
        let rule: String
        let service: String
        let parts: [LostPart]
    }

    private let app: LintContext
    private let rule: String
    private let services: Set<String>

    init(rules: RuleSet, app: LintContext) {
        self.app = app
        let found = rules.rules.lazy.compactMap { rule in (rule.check as? RegisteredServices).map { (rule.id, $0) } }
            .first
        rule = found?.0 ?? ""
        services = Set(found?.1.unregistered(in: app).map(\.use.service) ?? [])
    }

    /// Whether every service that is resolved is registered.
    var isEmpty: Bool { services.isEmpty }

    /// The registrations of a piece that the app lacks. A missing type is a gap of its own.
    func of(_ piece: RenderedPiece) -> [Lost] {
        guard !isEmpty, piece.isSwift else { return [] }
        let outline = piece.file.outline
        return outline.declarations.filter(\.kind.isType).flatMap { type -> [Lost] in
            guard let existing = app.model.type(type.name) else { return [] }
            return outline.code(in: type).statements.compactMap { statement in
                guard let service = service(of: statement) else { return nil }
                return Lost(rule: rule, service: service, parts: parts(of: statement, type, existing, outline))
            }
        }
    }

    /// The unregistered service that a statement registers.
    private func service(of statement: Statement) -> String? {
        let start = statement.range.lowerBound
        let calls = statement.code.calls.filter { call in
            // A chain of calls, `register(…).inObjectScope(…)`, begins where its statement does.
            call.range.lowerBound == start && ServiceUses.action(call.name) == .register
        }
        return calls.lazy.compactMap { call -> String? in
            guard let type = call.arguments.first?.value.text, type.hasSuffix(".self") else { return nil }
            let name = TypeText(String(type.dropLast(".self".count))).name
            return services.contains(name) ? name : nil
        }.first
    }

    /// The statement; if the method around it is missing, the method and the statements that call it.
    private func parts(of statement: Statement, _ type: Declaration, _ existing: TypeDeclaration, _ outline: Outline)
        -> [LostPart]
    {
        let own = LostPart.statement(type: type.name, text: statement.text)
        let start = statement.range.lowerBound
        guard let method = type.members.first(where: { $0.range.contains(start) }),
            existing.members(named: method.name).isEmpty
        else { return [own] }
        let calls = outline.code(in: type).statements.filter { other in
            other.code.calls.contains { $0.range == other.range && $0.name == method.name }
        }
        return [.member(type: type.name, name: method.name)] + calls.map { .statement(type: type.name, text: $0.text) }
    }
}
