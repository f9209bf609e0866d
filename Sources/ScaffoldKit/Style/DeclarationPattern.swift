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
        guard let star = name.utf8.firstIndex(of: UInt8(ascii: "*")) else { return name == other }
        let prefix = String(name[..<star])
        let suffix = String(name[name.utf8.index(after: star)...])
        return other.hasPrefix(prefix) && other.hasSuffix(suffix)
            && other.utf8.count > prefix.utf8.count + suffix.utf8.count
    }

    /// Whether a type is declared as the pattern says.
    func fits(_ type: TypeDeclaration) -> Bool {
        (keyword == "type" || keyword == type.keyword) && fits(type.name)
    }
}
