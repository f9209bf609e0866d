import AppModel
import Diagnostics
import SwiftOutline

/// Reindents Swift from four spaces to a team's own indentation.
///
/// In a multiline string it changes only the indentation of the closing delimiter, which Swift strips from every line.
struct SwiftReindenter: Sendable {
    let indentation: Indentation

    func reindent(_ text: String) -> String {
        guard indentation != .usual else { return text }
        let source = SourceText(text)
        let strings = Self.stringLines(of: source)
        var lines: [String] = []
        let all = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (number, line) in all.enumerated() {
            let spaces = line.prefix { $0 == " " }.count
            let own = strings[number + 1].map { min($0, spaces) } ?? spaces
            lines.append(prefix(own) + line.dropFirst(own))
        }
        return lines.joined(separator: "\n")
    }

    private func prefix(_ spaces: Int) -> String {
        let (steps, rest) = spaces.quotientAndRemainder(dividingBy: 4)
        return String(repeating: indentation.unit, count: steps) + String(repeating: " ", count: rest)
    }

    /// The lines inside multiline strings, with the indentation of each string's closing delimiter.
    private static func stringLines(of source: SourceText) -> [Int: Int] {
        let tokens = TokenList(source)
        let table = LineTable(source)
        var lines: [Int: Int] = [:]
        for (index, token) in tokens.enumerated() where token.kind == .string || token.kind == .stringStart {
            guard source.bytes(in: token.range).starts(with: Array("\"\"\"".utf8)) else { continue }
            let end = token.kind == .string ? token : tokens[Self.last(from: index, tokens)]
            let first = table.position(at: token.start).line
            let closing = table.position(at: max(end.end - 3, 0))
            guard first < closing.line else { continue }
            for line in (first + 1)...closing.line { lines[line] = closing.column - 1 }
        }
        return lines
    }

    /// The index of the last part of an interpolated string. Each part matches the next.
    private static func last(from index: Int, _ tokens: TokenList) -> Int {
        var index = index
        while tokens[index].kind != .stringEnd, let next = tokens[index].match, next > index { index = next }
        return index
    }
}
