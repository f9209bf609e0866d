/// A declaration as a manifest names it: `class AppDIContainer`, `enum {{ module.type }}Route`.
public struct DeclarationPattern: Sendable, Hashable {
    /// `class`, `struct`, `enum`, `protocol`, `actor`, `extension`.
    public var keyword: String
    /// A template for the name.
    public var name: String

    static let keywords = ["class", "struct", "enum", "protocol", "actor", "extension", "typealias"]

    /// Reads `class AppDIContainer`; `nil` where that is no declaration.
    init?(_ text: String) {
        guard let space = text.firstIndex(of: " ") else { return nil }
        keyword = String(text[..<space])
        name = String(text[text.index(after: space)...]).trimmingSpaces
        guard Self.keywords.contains(keyword), !name.isEmpty else { return nil }
    }
}
