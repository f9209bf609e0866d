/// Patterns of the texts that `SpecScanner` reads, as regular expressions (ECMA-262).
///
/// Each matches every text that the scanner accepts. They check neither the text in parentheses nor the nesting of
/// brackets.
enum SpecPattern {
    /// `detail`, `detail(itemId: String)`.
    static let screen = #"^\s*\#(word)\s*(\([\s\S]*\)\s*)?$"#

    /// `getFavorites(page: Int) -> [Favorite]`.
    static let useCase = #"^\s*\#(word)\s*(\([\s\S]*\)\s*)?(->\#(typeText)\s*)?$"#

    /// `Favorite(id: String)`, `EditorMode(create|update)`.
    static let declaration = #"^\s*\#(word)\s*\([\s\S]+\)\s*$"#

    /// `[Favorite]`.
    static let type = "^\(typeText)$"

    /// `EditorMode = .update`.
    static let typeWithDefault = #"^\#(typeText)(=\s*[^\s,)][\s\S]*)?$"#

    private static let word = #"[^\s(),:=<>\[\]?|{}"]+"#
    private static let typeText = #"\s*[^\s\d(),:=<>\]?|{}"][^()=|{}"]*"#
}
