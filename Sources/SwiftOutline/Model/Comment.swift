import Diagnostics

/// A comment, with its delimiters.
public struct Comment: Sendable {
    let source: SourceText

    /// The bytes of the comment, without the line break behind it.
    public let range: Range<Int>

    /// Whether this is `/* … */`, and not `// …`.
    public let isBlock: Bool

    /// Whether this documents the declaration behind it: `///` or `/** … */`.
    public var isDocumentation: Bool {
        let bytes = source.bytes(in: range)
        guard bytes.count >= 3 else { return false }
        let third = bytes[bytes.startIndex + 2]
        guard isBlock else { return third == .slash }
        return third == .asterisk && bytes.count > 4
    }

    /// The comment as it stands in the source.
    public var text: String { source.text(range) }
}

extension Outline {
    /// All comments of the file, in their order.
    public var comments: [Comment] {
        var comments: [Comment] = []
        var end = 0
        for token in tokens {
            if token.start > end { source.comments(in: end..<token.start, into: &comments) }
            end = token.end
        }
        return comments
    }
}

extension SourceText {
    /// Finds the comments in the bytes between two tokens.
    func comments(in gap: Range<Int>, into comments: inout [Comment]) {
        storage.withUnsafeBufferPointer { bytes in
            var position = gap.lowerBound
            while position + 1 < gap.upperBound {
                guard bytes[position] == .slash else {
                    position += 1
                    continue
                }
                let start = position
                switch bytes[position + 1] {
                case .slash:
                    while position < gap.upperBound, !bytes[position].isBreak { position += 1 }
                    comments.append(Comment(source: self, range: start..<position, isBlock: false))
                case .asterisk:
                    position = endOfBlockComment(start, gap.upperBound, bytes)
                    comments.append(Comment(source: self, range: start..<position, isBlock: true))
                default:
                    position += 1
                }
            }
        }
    }

    private func endOfBlockComment(_ start: Int, _ end: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var position = start + 2
        var depth = 1
        while position < end {
            let byte = bytes[position]
            position += 1
            if byte == .asterisk, bytes[position] == .slash {
                position += 1
                depth -= 1
                if depth == 0 { return min(position, end) }
            } else if byte == .slash, bytes[position] == .asterisk {
                position += 1
                depth += 1
            }
        }
        return end
    }
}

extension Declaration {
    /// The comments between the token before the declaration and the declaration.
    public var leadingComments: [Comment] {
        let first = Int(record.first)
        let start = first > 0 ? reading.tokens[first - 1].end : 0
        var comments: [Comment] = []
        reading.source.comments(in: start..<reading.tokens[first].start, into: &comments)
        return comments
    }

    /// What the documentation comment before the declaration says, without its delimiters; `nil` without one.
    public var docComment: String? {
        let comments = leadingComments.filter(\.isDocumentation)
        guard !comments.isEmpty else { return nil }
        return comments.map(\.documentation).joined(separator: "\n")
    }
}

extension Comment {
    /// The text without `///`, or `/**`, `*/` and the stars that start its lines.
    fileprivate var documentation: String {
        guard isBlock else { return text.dropFirst(3).withoutFirstSpace }
        let inner = text.dropFirst(3).dropLast(text.hasSuffix("*/") ? 2 : 0)
        let lines = inner.split(omittingEmptySubsequences: false) { $0.isNewline }.map { line -> String in
            let content = line.drop { $0 == " " || $0 == "\t" }
            return content.first == "*" ? content.dropFirst().withoutFirstSpace : String(content)
        }
        let isBlank = { (line: String) in line.allSatisfy { $0 == " " || $0 == "\t" } }
        let start = lines.firstIndex { !isBlank($0) } ?? lines.endIndex
        let end = lines.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? start
        return lines[start..<end].joined(separator: "\n")
    }
}

extension Substring {
    fileprivate var withoutFirstSpace: String {
        String(first == " " ? dropFirst() : self)
    }
}
