import Diagnostics

/// A type as source code spells it, taken apart without knowing what its names mean.
package struct TypeText {
    /// The type without optional marks, parentheses around it, attributes and words such as `any`.
    package let core: String
    package let isOptional: Bool

    package init(_ text: String) {
        var rest = text.utf8[...]
        var isOptional = false
        while true {
            rest = Self.trimming(rest)
            let (first, last) = (rest.first, rest.last)
            if last == .question || last == .exclamation {
                isOptional = true
                rest = rest.dropLast()
            } else if first == .leftParenthesis, last == .rightParenthesis, !rest.contains(.comma) {
                rest = rest.dropFirst().dropLast()
            } else if let space = rest.firstIndex(where: \.isSpace),
                first == .at || Self.words.contains(Substring(rest[..<space]))
            {
                rest = rest[space...]
            } else {
                break
            }
        }
        (core, self.isOptional) = (String(Substring(rest)), isOptional)
    }

    private static func trimming(_ text: Substring.UTF8View) -> Substring.UTF8View {
        guard let last = text.lastIndex(where: { !$0.isSpace }) else { return text[text.endIndex...] }
        return text[...last].drop(while: \.isSpace)
    }

    private static let words: Set<Substring> = [
        "any", "some", "inout", "borrowing", "consuming", "sending", "isolated", "unowned",
    ]

    /// The simple name: `HomeCoordinator` of `(any Home.HomeCoordinator)?`.
    package var name: String { Self.bare(of: core) }

    /// The path of names without generic arguments; `nil` for functions, tuples, collections and compositions.
    package var path: String? {
        let isGeneric = core.last == ">" && !core.contains("->")
        let path = isGeneric ? core.prefix { $0 != "<" } : core[...]
        return !path.isEmpty && path.utf8.allSatisfy { $0.isOfName || $0 == .dot } ? String(path) : nil
    }

    /// Whether it is a function, a composition, or a collection: `() -> Void`, `[Item]`, `Set<Item>`.
    package var isOther: Bool {
        core.contains("->") || core.contains("&") || Self.collections.contains(where: core.hasPrefix)
    }

    private static let collections = ["[", "(", "Set<", "Array<", "Dictionary<", "NSHashTable<", "NSPointerArray"]

    // MARK: - Parts of a text

    /// The simple name of a type, without its module, generic arguments, attributes and `any`: `Base` of `Module.Base<Int>`, `P` of `any P`.
    package static func bare(of text: String) -> String {
        let type = text.utf8.prefix { $0 != .less }
        guard let last = type.lastIndex(where: { !isSeparator($0) }) else { return "" }
        let path = type[...last]
        let start = path.lastIndex(where: isSeparator).map(path.index(after:)) ?? path.startIndex
        return String(Substring(path[start...]))
    }

    /// The types of a composition: `Input` and `Output` of `Input & Output`; another type alone.
    package static func parts(of text: String) -> [String] {
        text.utf8.split(separator: UInt8(ascii: "&")).map { String(Substring($0)).trimmingSpaces }
    }

    private static func isSeparator(_ byte: UInt8) -> Bool {
        byte == .dot || byte == .lineFeed || byte == .carriageReturn || byte.isBlank
    }

    /// The only generic argument of a type: `FavoritesViewModel` of `BaseViewController<FavoritesViewModel>`.
    package static func argument(of text: String) -> String? {
        guard text.utf8.last == UInt8(ascii: ">"), let open = text.utf8.firstIndex(of: .less) else { return nil }
        let inner = text.utf8[text.utf8.index(after: open)...].dropLast()
        return inner.contains(UInt8(ascii: ",")) ? nil : TypeText(String(Substring(inner))).name
    }

    /// The simple name of the last type that a text names: `Favorite` of `[Favorite]?` and `[String: Favorite]`.
    package static func lastName(in text: String) -> String {
        let word = text.isUnspaced ? text[...] : text.split(whereSeparator: \.isWhitespace).last ?? text[...]
        let start = word.utf8.drop { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "(") }
        let plain = start.prefix { !endings.contains($0) }
        return String(plain.split(separator: UInt8(ascii: ".")).last ?? plain) ?? ""
    }

    /// What the last name ends before.
    private static let endings = Array("<>?![](),:".utf8)
}

extension String {
    /// A type's text without its optional mark.
    package var withoutMark: String { hasSuffix("?") || hasSuffix("!") ? String(dropLast()) : self }
}
