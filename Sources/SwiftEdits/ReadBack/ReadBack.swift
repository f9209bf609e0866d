import Diagnostics
import SwiftOutline

/// Parses a Swift file after an edit, to refuse a plan that would break it.
package struct ReadBack {
    package let document: SwiftDocument

    package init(document: SwiftDocument) { self.document = document }

    /// An error in a file.
    package struct Defect {
        package let position: SourcePosition
        package let message: String
        package var line: Int { position.line }
    }

    /// The first unbalanced bracket or unterminated literal; `nil` if there is none.
    package var defect: Defect? { Self.defect(among: document.tokens, of: document.outline.source) }

    /// The first defect of a file with these bytes.
    package static func defect(in bytes: [UInt8]) -> Defect? {
        let source = SourceText(bytes)
        return defect(among: TokenList(source), of: source)
    }

    private static func defect(among tokens: TokenList, of source: SourceText) -> Defect? {
        for token in tokens {
            let position = { source.position(at: token.start) }
            if token.isUnterminated { return Defect(position: position(), message: "the literal does not end") }
            guard token.match == nil else { continue }
            switch token.kind {
            case .leftBrace, .rightBrace, .leftParenthesis, .rightParenthesis, .leftSquare, .rightSquare:
                return Defect(position: position(), message: "\"\(source.text(token.range))\" has no partner")
            default: continue
            }
        }
        return nil
    }

    /// The declarations that occur twice in one scope, such as two versions of one declaration.
    package var duplicates: Set<String> {
        var found: Set<String> = []
        collect(document.outline.declarations, within: "", into: &found)
        return found
    }

    private func collect(_ declarations: [Declaration], within path: String, into found: inout Set<String>) {
        var seen: Set<String> = []
        for declaration in declarations where !declaration.isInsideConditional {
            if declaration.kind.hasMembers {
                collect(declaration.members, within: name(declaration, path), into: &found)
            }
            guard let name = signature(of: declaration).map({ path + $0 }) else { continue }
            if !seen.insert(name).inserted { found.insert(name) }
        }
    }

    private func name(_ declaration: Declaration, _ path: String) -> String {
        "\(path)\(DeclarationKey(declaration, in: document).name)."
    }

    private func signature(of declaration: Declaration) -> String? {
        switch declaration.kind {
        case .class, .struct, .enum, .actor, .protocol: return "type \(declaration.name)"
        case .var, .let: return "variable \(declaration.name)"
        case .case: return "case \(declaration.name)"
        case .func, .`init`, .subscript:
            let types = declaration.parameters.map { TokenText($0.type.range, in: document).sortKey }
            let isStatic = declaration.hasModifier("static") || declaration.hasModifier("class")
            let result = declaration.type.map { TokenText($0.range, in: document).sortKey } ?? ""
            let clause = declaration.whereClause?.text ?? ""
            return "\(isStatic) \(declaration.fullName) \(types) \(result) \(clause)"
        default: return nil
        }
    }
}
