import AppModel
import Diagnostics
import SwiftOutline

/// Checks that types have what the app's protocols require of them, where the change set writes the type, its conformance
/// or the requirement.
struct MetRequirements {
    let scope: CodeScope
    private var app: AppDeclarations { scope.app }

    var problems: [Problem] {
        let parts = scope.changed.file.typesAndExtensions.map {
            DeclaredPart(file: scope.changed.file, declaration: $0)
        }
        return parts.filter { scope.changed.isAdded($0.declaration.range) }.flatMap { part in
            part.declaration.kind == .protocol ? unmetElsewhere(by: part) : unmet(in: part)
        }
    }

    /// What the type that a part declares or extends lacks.
    private func unmet(in part: DeclaredPart) -> [Problem] {
        guard !part.inheritedNames.isEmpty, let type = scope.selfType(at: Viewpoint(part))?.type, type.isConcrete else {
            return []
        }
        let protocols = app.inherited(by: part).compactMap(\.type).filter { $0.kind == .protocol }.flatMap { ancestor in
            ancestor.lineage.parts.filter { $0.declaration.kind == .protocol }
        }
        return unmet(protocols.flatMap(\.members), in: type, at: part.mark)
    }

    /// The types that lack a requirement that the change set adds to a protocol.
    private func unmetElsewhere(by part: DeclaredPart) -> [Problem] {
        let added = part.members.filter { scope.changed.isAdded($0.declaration.range) }
        guard !added.isEmpty, !app.standing.types(named: part.declaration.name).isEmpty else { return [] }
        return app.types(inheriting: [part.declaration.name]).flatMap { type -> [Problem] in
            // A tool writes its files anew.
            guard type.isConcrete, !type.parts[0].file.isGenerated,
                type.lineage.parts.contains(where: { $0.mark == part.mark })
            else { return [] }
            return unmet(added, in: type, at: type.mark)
        }
    }

    private func unmet(_ requirements: [DeclaredPart], in type: KnownType, at mark: SourceMark) -> [Problem] {
        guard !type.hasUnknownAttributes else { return [] }
        let lineage = type.lineage
        let isOpen = !ForeignTypes.addNoMembers(lineage.foreign)
        return requirements.compactMap { requirement in
            let declaration = requirement.declaration
            guard [.func, .var, .`init`].contains(declaration.kind), declaration.name.utf8.first?.isOfName == true,
                !declaration.hasModifier("optional"), !declaration.isInsideConditional,
                !ForeignTypes.commonMembers.contains(declaration.name) || declaration.kind == .`init`,
                !isMet(requirement, by: type, lineage.parts),
                !isOpen || isOwn(requirement, besides: type)
            else { return nil }
            let name = declaration.kind == .var ? declaration.name : declaration.fullName
            let owner = declaration.parent?.name ?? ""
            return Problem(
                "\(type.text) lacks \"\(name)\", which the protocol \"\(owner)\" requires (\(requirement.mark))",
                at: mark,
                hint: "add it to the type, or give the protocol a default in an extension"
            )
        }
    }

    private func isMet(_ requirement: DeclaredPart, by type: KnownType, _ parts: [DeclaredPart]) -> Bool {
        let wanted = requirement.declaration
        if wanted.kind == .`init` {
            let labels = wanted.parameters.map(\.argumentLabel)
            let found = type.initializers(from: type.parts[0].file)
            return !found.isComplete
                || found.all.contains { $0.slots.map(\.label) == labels && $0.part?.mark != requirement.mark }
        }
        let isCallable = wanted.kind == .func
        return parts.contains { part in
            part.declaration.kind != .protocol
                && part.members(named: wanted.name).contains { member in
                    let declaration = member.declaration
                    switch declaration.kind {
                    case .func:
                        return isCallable && declaration.fullName == wanted.fullName
                            && hasTypes(member, of: requirement)
                    case .case: return true
                    case .var, .let: return !isCallable && hasTypes(member, of: requirement)
                    default: return false
                    }
                }
        }
    }

    /// Whether no type in a member's signature is certainly another one than in the requirement.
    private func hasTypes(_ member: DeclaredPart, of requirement: DeclaredPart) -> Bool {
        func types(_ part: DeclaredPart) -> [String?] {
            (part.declaration.parameters.map(\.type.text) + [part.declaration.type?.text ?? ""]).map { text in
                guard let type = scope.type(text, from: Viewpoint(part))?.type, TypeText(text).path == type.name else {
                    return nil
                }
                return [.class, .struct, .enum].contains(type.kind) ? type.name : nil
            }
        }
        return zip(types(member), types(requirement)).allSatisfy { $0 == nil || $1 == nil || $0 == $1 }
    }

    /// Whether frameworks provide no such member to classes like this one: another class of the app that inherits from the same
    /// framework's classes declares it without `override`.
    private func isOwn(_ requirement: DeclaredPart, besides type: KnownType) -> Bool {
        let foreign = type.lineage.foreign
        return app.types(inheriting: [requirement.declaration.parent?.name ?? ""]).contains { other in
            guard other.kind == type.kind, other.name != type.name, foreign.isSubset(of: other.lineage.foreign) else {
                return false
            }
            return other.parts.contains { part in
                part.members(named: requirement.declaration.name).contains { member in
                    member.declaration.fullName == requirement.declaration.fullName
                        && !member.declaration.hasModifier("override")
                }
            }
        }
    }
}

extension KnownType {
    /// Whether the type must have the requirements itself: it is no protocol.
    fileprivate var isConcrete: Bool { kind != .protocol && kind != .extension }
}
