/// A declaration as a manifest names it: `class AppDIContainer`, `enum {{ module.type }}Route`.
public struct DeclarationPattern: Sendable, Hashable {
    /// `class`, `struct`, `enum`, `protocol`, `actor`, `extension`, `type` for any of the types, `func` for a function of
    /// a file, or `member` for one of a type's (`member BaseCoordinator.showAlert`).
    public var keyword: String
    /// A template for the name.
    public var name: String

    static let keywords = [
        "class", "struct", "enum", "protocol", "actor", "extension", "typealias", "type", "func", "member",
    ]

    /// Reads `class AppDIContainer`; `nil` where that is no declaration.
    init?(_ text: String) {
        guard let space = text.firstIndex(of: " ") else { return nil }
        keyword = String(text[..<space])
        name = String(text[text.index(after: space)...]).trimmingSpaces
        guard Self.keywords.contains(keyword), !name.isEmpty else { return nil }
    }

    /// Whether a name is this one; a `*` stands for any letters.
    func fits(_ other: String) -> Bool {
        ends.map { Self.fits(other, $0) } ?? (name == other)
    }

    /// How many types the pattern fits.
    func count(among types: [TypeDeclaration]) -> Int {
        let ends = ends
        return types.count { type in
            guard keyword == "type" || keyword == type.keyword else { return false }
            return ends.map { Self.fits(type.name, $0) } ?? (name == type.name)
        }
    }

    /// What stands before the `*` and behind it.
    private var ends: (prefix: String, suffix: String)? {
        name.firstIndex(of: "*").map { (String(name[..<$0]), String(name[name.index(after: $0)...])) }
    }

    private static func fits(_ other: String, _ ends: (prefix: String, suffix: String)) -> Bool {
        other.hasPrefix(ends.prefix) && other.hasSuffix(ends.suffix)
            && other.utf8.count > ends.prefix.utf8.count + ends.suffix.utf8.count
    }
}
