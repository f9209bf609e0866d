import Diagnostics
import SwiftOutline

/// The lines of a Swift file that have code, so that two files are compared by what they do.
///
/// What Swift leaves to the writer makes no difference: comments, blank lines, the order, `self.` before a member, and access.
package struct CodeLines {
    package private(set) var lines: [(number: Int, code: String)] = []

    /// - Parameter names: The names that are read in the place of others.
    package init(_ bytes: some Collection<UInt8>, reading names: NameMap? = nil) {
        let outline = Outline(SourceText(bytes))
        let table = LineTable(outline.source)
        for index in outline.tokens.indices where !outline.isLeftToWriter(index) {
            let token = outline.tokens[index]
            guard token.length > 0 else { continue }
            let (line, text) = (table.position(at: token.start).line, outline.text(token))
            if lines.last?.number != line { lines.append((line, "")) }
            lines[lines.count - 1].code += " " + (names?.renamed(text) ?? names?.renamed(text: text) ?? text)
        }
    }

    package var count: Int { lines.count }

    package func shared(with other: CodeLines) -> Int { count - missing(in: other).count }

    /// The numbers of the lines that another file lacks.
    package func missing(in other: CodeLines) -> [Int] {
        var rest = Dictionary(other.lines.map { ($0.code, 1) }, uniquingKeysWith: +)
        return lines.compactMap { number, code in
            let count = rest[code] ?? 0
            rest[code] = count - 1
            return count > 0 ? nil : number
        }
    }

    /// The number of the line that is the same as one of another file.
    package func number(of line: Int, in other: CodeLines) -> Int? {
        guard let code = other.lines.first(where: { $0.number == line })?.code else { return nil }
        return lines.first { $0.code == code }?.number
    }
}

extension Outline {
    /// Whether a token is the `self` of `self.name`, without which the name is the same member.
    package func isExplicitSelf(_ index: Int) -> Bool {
        guard tokens[index].keyword == .self, index + 2 < tokens.count, tokens[index + 1].kind == .period else {
            return false
        }
        let (before, name) = (tokens[max(0, index - 1)], tokens[index + 2])
        return before.kind != .period && before.kind != .backslash && name.kind == .identifier
            && !name.keyword.isReserved && name.keyword != .`init`
    }

    /// Whether a token is one of `self.`, or of a modifier of access with what it is for.
    fileprivate func isLeftToWriter(_ index: Int) -> Bool {
        if isExplicitSelf(index) || index > 0 && isExplicitSelf(index - 1) || isAccess(index) { return true }
        return (1...3).contains {
            index >= $0 && isAccess(index - $0) && tokens[index - $0 + 1].kind == .leftParenthesis
        }
    }

    private func isAccess(_ index: Int) -> Bool {
        [.private, .fileprivate, .internal, .public].contains(tokens[index].keyword)
    }
}
