import SwiftOutline

/// A declaration pattern in a manifest: `class AppDIContainer`, `class|struct <M>Assembly`,
/// `enum {{ module.type }}Route`.
package struct DeclarationPattern: Sendable, Hashable {
    /// `class`, `struct`, `enum`, `protocol` or `actor`, or several of them (`class|struct`); `type` for any kind of
    /// type; `extension`; `func` for a top-level function; or `member` for a member of a type
    /// (`member BaseCoordinator.showAlert`).
    package var keyword: String
    /// The name: literal, with a placeholder (`<M>Coordinator`), or a template.
    package var name: String

    private static let keywords: Set<Substring> = [
        "class", "struct", "enum", "protocol", "actor", "extension", "typealias", "type", "func", "member",
    ]

    /// Parses a pattern such as `class AppDIContainer`; returns `nil` if the text is not a declaration.
    package init?(_ text: String) {
        let words = text.split(separator: " ", maxSplits: 1)
        guard words.count == 2, words[0].split(separator: "|").allSatisfy(Self.keywords.contains),
            !words[1].utf8.contains(UInt8(ascii: "*"))
        else { return nil }
        keyword = String(words[0])
        name = String(words[1].drop { $0 == " " })
    }

    /// The name as a pattern, or `nil` if the name has no placeholder.
    package var hole: NamePattern? { NamePattern(name) }

    /// The kinds of types that the pattern matches.
    package var kinds: [DeclarationKind] {
        let keywords = keyword.split(separator: "|")
        return DeclarationKind.allCases.filter { kind in
            kind.isType && keywords.contains { $0 == "type" || $0 == kind.keyword }
        }
    }
}

extension AppModel {
    /// The visible types that match a pattern.
    package func types(fitting pattern: DeclarationPattern) -> [TypeDeclaration] {
        let (kinds, hole) = (pattern.kinds, pattern.hole)
        let named = hole == nil ? visibleType(pattern.name).map { [$0] } ?? [] : visibleTypes
        return named.filter { type in
            kinds.contains(type.kind) && hole.map { $0.stem(of: type.name) != nil } ?? true
        }
    }
}
