import Diagnostics

/// Escapes text for Markdown in a pull request, so that it contains no markup, mentions no user and links to no issue.
enum MarkdownText {
    /// A message, with its quoted parts as code.
    static func message(_ text: String) -> String {
        text.mappingParts(between: "\"", inside: { $0.isEmpty ? "\"\"" : code($0) }, outside: escaped)
    }

    /// Text in one line, escaped for Markdown and HTML.
    static func escaped(_ text: String) -> String {
        text.harmless.reduce(into: "") { result, character in
            if "\\`*_[]<>|#~&".contains(character) { result += "\\" }
            result.append(character)
            // A zero-width space, so that no user is notified.
            if character == "@" { result += "\u{200B}" }
        }
    }

    /// Code in one line, between more back-ticks than it contains, with bars escaped for tables.
    static func code(_ text: String) -> String {
        let text = text.harmless
        var (longest, run) = (0, 0)
        for character in text {
            run = character == "`" ? run + 1 : 0
            longest = max(longest, run)
        }
        let fence = String(repeating: "`", count: longest + 1)
        let gap = text.first == "`" || text.last == "`" ? " " : ""
        let escaped = text.reduce(into: "") { $0 += $1 == "|" ? "\\|" : String($1) }
        return fence + gap + escaped + gap + fence
    }
}
