import AppModel
import SwiftEdits
import SwiftOutline

/// Adds a conformance to a type that already has every requirement of the protocol.
struct ConformanceFix {
    private let model: AppModel

    /// Protocols without requirements.
    private static let free: Set<String> = ["AnyObject", "Any"]

    init(_ app: LintContext) { model = app.model }

    /// The fix; `nil` if the type may lack a requirement.
    func fix(_ type: TypeDeclaration, to name: String) -> Fix? {
        guard let wanted = model.type(name), wanted.kind == .protocol, has(type, allOf: wanted, depth: 0) else {
            return nil
        }
        let outline = model.file(of: type.place).outline
        let document = SwiftDocument(Array(outline.source.bytes), outline: outline)
        let edit = ConformanceEdit(Edit(.conformance, in: AnchorPath(steps: []), text: name))
        return .replace(edit.edits(addingTo: type.place.declaration, in: document))
    }

    private func has(_ type: TypeDeclaration, allOf wanted: TypeDeclaration, depth: Int) -> Bool {
        let asking = wanted.place.declaration
        guard depth < 4, wanted.parts.count == 1, asking.genericClause == nil, asking.whereClause == nil,
            Self.isolation(asking) == nil || Self.isolation(asking) == Self.isolation(type.place.declaration)
        else { return false }
        let above = wanted.inherited.allSatisfy { inherited in
            if Self.free.contains(inherited.name) { return type.kind == .class }
            if type.inherits(inherited.name) { return true }
            return model.type(inherited.name).map { has(type, allOf: $0, depth: depth + 1) } ?? false
        }
        return above
            && wanted.members.allSatisfy { requirement in
                type.members(named: requirement.declaration.name).contains { member in
                    isMet(requirement, by: member) && (!asking.isSeenOutside || member.declaration.isSeenOutside)
                }
            }
    }

    private func isMet(_ requirement: Place, by member: Place) -> Bool {
        let (wanted, own) = (requirement.declaration, member.declaration)
        guard wanted.isOfType == own.isOfType, !own.isInsideConditional, !own.isHidden else { return false }
        switch wanted.kind {
        case .func:
            return own.kind == .func && signature(requirement) == signature(member)
        case .var:
            guard own.kind == .var || own.kind == .let, let type = wanted.type?.text, own.type?.text == type else {
                return false
            }
            // A hidden or missing setter is enough for a read-only requirement.
            return !wanted.accessors.contains { $0.name == "set" }
                || own.kind == .var && own.isStored && !own.modifiers.contains { $0.text.hasSuffix("(set)") }
        default: return false
        }
    }

    /// The texts of a method's tokens from its name to its body.
    private func signature(_ method: Place) -> [String] {
        let outline = model.file(of: method).outline
        let declaration = method.declaration
        let end = declaration.bodyRange?.lowerBound ?? declaration.range.upperBound
        return outline.tokens(in: declaration.nameRange.lowerBound..<end).map { outline.text($0) }
    }

    /// The global actor that a declaration names.
    private static func isolation(_ declaration: Declaration) -> String? {
        declaration.attributes.first { $0.name.hasSuffix("Actor") }?.name
    }

}
