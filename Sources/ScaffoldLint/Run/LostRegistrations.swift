import ScaffoldKit
import SwiftOutline

/// What modules' assemblies have lost of what they register: services that something resolves, and that nothing registers.
struct LostRegistrations {
    /// A registration that the piece has and the app has not.
    struct Lost {
        /// The rule that tells of it.
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
        // Only what is kept can come back.
        let isKept = app.modules.modules.contains(where: \.isKept)
        services = Set((isKept ? found?.1.unregistered(in: app) : nil)?.map(\.use.service) ?? [])
    }

    /// What the app has lost of a piece; a type that is lost altogether is a finding of its own.
    func of(_ piece: ModuleExpectation.Piece) -> [Lost] {
        guard !services.isEmpty, piece.isSwift else { return [] }
        let outline = Outline(piece.text)
        return outline.declarations.filter(\.kind.isType).flatMap { type -> [Lost] in
            guard let standing = app.index.type(type.name) else { return [] }
            return outline.code(in: type).statements.compactMap { statement in
                guard let service = service(of: statement) else { return nil }
                return Lost(rule: rule, service: service, parts: parts(of: statement, type, standing, outline))
            }
        }
    }

    /// The service that a statement registers, if nothing else does.
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

    /// The statement; where the method is gone that it stands in, the method with the statement that calls it.
    private func parts(of statement: Statement, _ type: Declaration, _ standing: IndexedType, _ outline: Outline)
        -> [LostPart]
    {
        let own = LostPart.statement(type: type.name, text: statement.text)
        let start = statement.range.lowerBound
        guard let method = type.members.first(where: { $0.range.contains(start) }),
            standing.members(named: method.name).isEmpty
        else { return [own] }
        let calls = outline.code(in: type).statements.filter { other in
            other.code.calls.contains { $0.range == other.range && $0.name == method.name }
        }
        return [.member(type: type.name, name: method.name)]
            + calls.map { .statement(type: type.name, text: $0.text) }
    }
}
