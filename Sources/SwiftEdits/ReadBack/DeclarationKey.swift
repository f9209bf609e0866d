import SwiftOutline

/// The key of a declaration, by which to match it in two versions of a file.
package struct DeclarationKey: Sendable, Hashable {
    let kind: String
    let name: String

    init(_ declaration: Declaration, in document: SwiftDocument) {
        switch declaration.kind {
        case .class, .struct, .enum, .actor, .protocol:
            kind = "type"
            name = declaration.name
        case .extension:
            kind = "extension"
            let inherited = declaration.inheritance.map { TokenText($0.range, in: document).sortKey }.sorted()
            name = "\(declaration.name): \(inherited.joined(separator: ", "))"
        case .var, .let:
            kind = "variable"
            name = declaration.name
        case .macroExpansion:
            kind = "macro"
            let arguments = declaration.parametersRange.map { TokenText($0, in: document).sortKey } ?? ""
            name = declaration.name + arguments
        default:
            kind = declaration.kind.keyword
            name = declaration.fullName
        }
    }

    /// The declarations of a list with their keys. A number distinguishes declarations that would have equal keys.
    package static func keyed(_ declarations: [Declaration], in document: SwiftDocument) -> [(
        key: DeclarationKey, declaration: Declaration
    )] {
        var counts: [DeclarationKey: Int] = [:]
        return declarations.map { declaration in
            let key = DeclarationKey(declaration, in: document)
            let count = counts[key, default: 0]
            counts[key] = count + 1
            return (count == 0 ? key : DeclarationKey(kind: key.kind, name: "\(key.name)#\(count)"), declaration)
        }
    }

    private init(kind: String, name: String) {
        self.kind = kind
        self.name = name
    }
}
