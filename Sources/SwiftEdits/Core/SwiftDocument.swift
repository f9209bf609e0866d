import Diagnostics
import SwiftOutline

/// A Swift file that is to be edited: its bytes, its outline, and what its lines look like.
package struct SwiftDocument {
    package let bytes: [UInt8]
    package let outline: Outline
    /// What was found in the document, by its type and place: the entries of many modules have the same places.
    let found = Memo()

    package init(_ bytes: [UInt8]) { self.init(bytes, outline: Outline(SourceText(bytes))) }

    /// - Parameter outline: The outline of these bytes.
    package init(_ bytes: [UInt8], outline: Outline) {
        self.bytes = bytes
        self.outline = outline
    }

    package var tokens: TokenList { outline.tokens }

    package func text(_ range: Range<Int>) -> String { outline.source.text(range) }

    /// The code within a declaration of the outline.
    func code(in declaration: Declaration) -> Code {
        found.value(for: declaration.nameRange) { outline.code(in: declaration) }
    }

    // MARK: - Lines

    /// The offset at which the line of an offset begins.
    package func lineStart(_ offset: Int) -> Int {
        var start = min(offset, bytes.count)
        while start > 0, !bytes[start - 1].isBreak { start -= 1 }
        // A byte order mark is before the first line.
        return start == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? min(3, offset) : start
    }

    /// The offset of the line break that ends the line of an offset, or the end of the file.
    package func lineEnd(_ offset: Int) -> Int {
        var end = offset
        while end < bytes.count, !bytes[end].isBreak { end += 1 }
        return end
    }

    package func line(of offset: Int) -> Int { outline.source.position(at: offset).line }

    /// The spaces and tabs that the line of an offset begins with.
    package func indentation(at offset: Int) -> String {
        let start = lineStart(offset)
        var end = start
        while end < bytes.count, bytes[end].isBlank { end += 1 }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// Whether an offset is the first in its line, apart from spaces.
    package func startsLine(_ offset: Int) -> Bool { bytes[lineStart(offset)..<offset].allSatisfy(\.isBlank) }

    package func hasBreak(in range: Range<Int>) -> Bool { bytes[range].contains(where: \.isBreak) }

    /// Whether an empty line lies between two offsets.
    package func hasBlankLine(in range: Range<Int>) -> Bool {
        var isEmpty = false
        for byte in bytes[range] where byte != UInt8(ascii: "\r") {
            if byte == UInt8(ascii: "\n") {
                if isEmpty { return true }
                isEmpty = true
            } else if !byte.isBlank {
                isEmpty = false
            }
        }
        return false
    }

    /// The line break that is used around an offset.
    package func newline(near offset: Int) -> String {
        let end = lineEnd(offset)
        if end < bytes.count { return breakText(at: end) }
        let start = lineStart(offset)
        guard start > 0 else { return "\n" }
        let isPair = start > 1 && bytes[start - 1] == UInt8(ascii: "\n") && bytes[start - 2] == UInt8(ascii: "\r")
        return isPair ? "\r\n" : "\n"
    }

    private func breakText(at offset: Int) -> String {
        guard bytes[offset] == UInt8(ascii: "\r") else { return "\n" }
        return offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n") ? "\r\n" : "\r"
    }

    // MARK: - Tokens

    /// The index of the first token that starts at an offset or after it.
    package func tokenIndex(at offset: Int) -> Int { tokens.firstIndex(from: offset) }

    /// The first token that starts at an offset or after it; the end of the file is one.
    package func token(at offset: Int) -> Token { tokens[min(tokenIndex(at: offset), tokens.count - 1)] }

    /// The last token that ends at an offset or before it.
    package func token(before offset: Int) -> Token? {
        let index = tokenIndex(at: offset)
        return index > 0 ? tokens[index - 1] : nil
    }

    /// Refuses brackets that do not close: the code after them cannot be trusted.
    ///
    /// - Throws: `.unreadable` with the line.
    package func checkClosed(_ brackets: Range<Int>) throws(EditError.Reason) {
        let open = token(at: brackets.lowerBound)
        if let match = open.match, open.start == brackets.lowerBound, tokens[match].end == brackets.upperBound {
            return
        }
        throw .unreadable("the brackets in line \(line(of: brackets.lowerBound)) do not close")
    }

    /// The offset at which the line ends on which code ends at an offset, comments included; `nil` where more code follows
    /// on that line.
    package func endOfCodeLine(_ offset: Int) -> Int? {
        let gap = offset..<max(offset, token(at: offset).start)
        let blocks = outline.source.comments(in: gap).filter(\.isBlock).map(\.range)
        var start = gap.lowerBound
        for block in blocks + [gap.upperBound..<gap.upperBound] {
            if let end = bytes[start..<block.lowerBound].firstIndex(where: \.isBreak) { return end }
            start = block.upperBound
        }
        return gap.upperBound == bytes.count ? bytes.count : nil
    }

    /// The offset of the line break before the line that contains an offset.
    package func endOfLine(before offset: Int) -> Int {
        var end = lineStart(offset)
        if end > 0 { end -= 1 }
        if end > 0, bytes[end] == UInt8(ascii: "\n"), bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return end
    }

    /// Whether a branch of an `#if` begins or ends between two offsets.
    package func hasDirective(in range: Range<Int>) -> Bool {
        outline.tokens(in: range).contains { [.poundIf, .poundElseif, .poundElse, .poundEndif].contains($0.kind) }
    }

    /// Whether there is an `#if` between two offsets.
    func hasConditions(in range: Range<Int>) -> Bool { outline.tokens(in: range).contains { $0.kind == .poundIf } }

    /// Whether an element of a list is within an `#if` of the list.
    func isConditional(_ offset: Int, from start: Int) -> Bool {
        var depth = 0
        var index = tokenIndex(at: start)
        while index < tokens.count, tokens[index].start < offset {
            let token = tokens[index]
            if token.kind == .poundIf { depth += 1 }
            if token.kind == .poundEndif { depth -= 1 }
            let closing = token.match ?? index
            index = closing > index && tokens[closing].start < offset ? closing : index + 1
        }
        return depth > 0
    }

    // MARK: - Indentation

    /// An entry as it is written near an offset, but for the indentation of its first line.
    func rendered(_ entry: EntryText, _ indentation: String, near offset: Int) -> String {
        // The unit is counted over the file, and an entry of one line has no use for it.
        let unit = entry.isOneLine ? "" : indentationUnit
        return entry.rendered(indentation: indentation, unit: unit, newline: newline(near: offset))
    }

    /// What one level is indented by in this file: the step that its lines take most often.
    package var indentationUnit: String {
        var counts: [String: Int] = [:]
        var last = 0
        var offset = 0
        var seen = 0
        while offset < bytes.count, seen < 400 {
            let end = lineEnd(offset)
            let lead = bytes[offset..<end].prefix(while: \.isBlank)
            if lead.count < end - offset {
                let step = lead.count - last
                if step > 0 {
                    counts[lead.first == UInt8(ascii: "\t") ? "\t" : String(repeating: " ", count: step), default: 0] +=
                        1
                    seen += 1
                }
                last = lead.count
            }
            offset = end + 1
        }
        let best = counts.max { ($0.value, $1.key.utf8.count) < ($1.value, $0.key.utf8.count) }
        return best?.key ?? "    "
    }
}
