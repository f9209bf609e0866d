import Diagnostics

/// Converts text to Swift identifiers.
enum IdentifierText {
    /// Replaces each character that is not allowed in identifiers by an underscore.
    static func valid(_ text: String) -> String { prefixed(parts(of: text).joined(separator: "_")) }

    /// The same, and capitalises each part between replaced characters.
    static func normal(_ text: String) -> String {
        prefixed(parts(of: text).map(CaseText.raisingFirstLetter).joined(separator: "_"))
    }

    /// The same in camel case, without underscores.
    static func pretty(_ text: String) -> String { prefixed(CaseText.camelCased(normal(text), stripsLeading: true)) }

    private static func parts(of text: String) -> [String] {
        text.unicodeScalars
            .split(omittingEmptySubsequences: false) { !SwiftIdentifier.isHead($0) && !SwiftIdentifier.isTail($0) }
            .map { String($0) }
    }

    private static func prefixed(_ identifier: String) -> String {
        guard let first = identifier.unicodeScalars.first, !SwiftIdentifier.isHead(first) else { return identifier }
        return "_" + identifier
    }
}
