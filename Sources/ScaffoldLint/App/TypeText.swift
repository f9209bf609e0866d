import ScaffoldKit

/// A type as a declaration writes it, taken apart as far as lint needs it.
struct TypeText {
    /// The simple name, without optional, `any`, attributes and generic arguments: `HomeCoordinator`.
    let name: String
    let isOptional: Bool
    /// Whether it is a function, or holds several values: `() -> Void`, `[Item]`, `Set<Item>`.
    let isOther: Bool

    init(_ text: String) {
        if let (plain, isOptional) = Self.plain(text), !plain.hasPrefix(Self.pointers) {
            (name, self.isOptional, isOther) = (plain, isOptional, false)
            return
        }
        var rest = text[...]
        var isOptional = false
        while true {
            rest = rest.trimmed
            if rest.hasSuffix("?") || rest.hasSuffix("!") {
                isOptional = true
                rest = rest.dropLast()
            } else if rest.hasPrefix("("), rest.hasSuffix(")"), !rest.contains(",") {
                rest = rest.dropFirst().dropLast()
            } else {
                break
            }
        }
        self.isOptional = isOptional
        name = IndexedType.bareName(of: String(rest))
        isOther = rest.contains("->") || rest.contains("&") || Self.holders.contains { rest.hasPrefix($0) }
    }

    /// The name of a type that is written as most are: `Item`, `Item?`, `any Item`, `(any Item)?`.
    private static func plain(_ text: String) -> (name: String, isOptional: Bool)? {
        if text.isPlainName { return (text, false) }
        var text = text
        return text.withUTF8 { bytes in
            var name = bytes[...]
            let isOptional = name.last == UInt8(ascii: "?") || name.last == UInt8(ascii: "!")
            if isOptional { name = name.dropLast() }
            if name.first == UInt8(ascii: "("), name.last == UInt8(ascii: ")") { name = name.dropFirst().dropLast() }
            if name.starts(with: "any ".utf8) { name = name.dropFirst("any ".utf8.count) }
            let plain = String(decoding: name, as: UTF8.self)
            return plain.isEmpty || !plain.isPlainName ? nil : (plain, isOptional)
        }
    }

    /// The one of the holders that has a plain name.
    private static let pointers = "NSPointerArray"
    private static let holders = ["[", "(", "Set<", "Array<", "Dictionary<", "NSHashTable<", pointers]

    /// The first generic argument of a type: `FavoritesViewModel` of `BaseViewController<FavoritesViewModel>`.
    static func argument(of text: String) -> String? {
        guard let open = text.utf8.firstIndex(of: UInt8(ascii: "<")), text.hasSuffix(">") else { return nil }
        let inner = text[text.utf8.index(after: open)...].dropLast()
        guard !inner.contains(",") else { return nil }
        return TypeText(String(inner)).name
    }
}

extension Substring {
    /// The text without white space at its ends.
    var trimmed: Substring {
        var text = self
        // Unicode is asked about nothing but what may be white space.
        while let byte = text.utf8.first, !(0x21...0x7E).contains(byte), text.first?.isWhitespace == true {
            text.removeFirst()
        }
        while let byte = text.utf8.last, !(0x21...0x7E).contains(byte), text.last?.isWhitespace == true {
            text.removeLast()
        }
        return text
    }
}
