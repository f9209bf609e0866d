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
        var text = text
        (name, isOptional, isOther) = text.withUTF8 { bytes in
            var rest = bytes[...]
            var isOptional = false
            while true {
                rest = rest.trimmed
                if rest.last == UInt8(ascii: "?") || rest.last == UInt8(ascii: "!") {
                    isOptional = true
                    rest = rest.dropLast()
                } else if rest.count > 1, rest.first == UInt8(ascii: "("), rest.last == UInt8(ascii: ")"),
                    !rest.contains(UInt8(ascii: ","))
                {
                    rest = rest.dropFirst().dropLast()
                } else {
                    break
                }
            }
            let type = UnsafeBufferPointer(rebasing: rest)
            return (IndexedType.bareName(of: type), isOptional, Self.isOther(type))
        }
    }

    private static func isOther(_ type: UnsafeBufferPointer<UInt8>) -> Bool {
        let arrow = type.indices.dropLast().contains {
            type[$0] == UInt8(ascii: "-") && type[$0 + 1] == UInt8(ascii: ">")
        }
        return arrow || type.contains(UInt8(ascii: "&")) || holders.contains { type.starts(with: $0.utf8) }
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
        guard text.utf8.last == UInt8(ascii: ">"), let open = text.utf8.firstIndex(of: UInt8(ascii: "<")) else {
            return nil
        }
        let inner = text.utf8[text.utf8.index(after: open)...].dropLast()
        return inner.contains(UInt8(ascii: ",")) ? nil : TypeText(String(Substring(inner))).name
    }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
    /// The bytes without white space at their ends.
    fileprivate var trimmed: Self {
        var bytes = self
        while let first = bytes.first, first <= UInt8(ascii: " ") { bytes = bytes.dropFirst() }
        while let last = bytes.last, last <= UInt8(ascii: " ") { bytes = bytes.dropLast() }
        return bytes
    }
}
