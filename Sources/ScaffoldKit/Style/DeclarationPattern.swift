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
        let prefix = name.utf8[..<star]
        let suffix = name.utf8[name.utf8.index(after: star)...]
        return other.utf8.count > prefix.count + suffix.count && other.utf8.starts(with: prefix)
            && other.utf8.suffix(suffix.count).elementsEqual(suffix)
    }

    /// Whether a type of that name is declared as the pattern says.
    func fits(_ name: String, declaredBy keyword: String) -> Bool {
        (self.keyword == "type" || self.keyword == keyword) && fits(name)
    }
}
