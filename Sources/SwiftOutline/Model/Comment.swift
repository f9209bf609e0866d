import Diagnostics

/// A comment, with its delimiters.
package struct Comment: Sendable {
    let source: SourceText

    /// The bytes of the comment, without the line break after it.
    package let range: Range<Int>

    /// Whether this is `/* … */` instead of `// …`.
    package let isBlock: Bool

    package var text: String { source.text(range) }
}

extension Outline {
    /// All comments of the file.
    package var comments: [Comment] {
        zip([0] + tokens.map(\.end), tokens).flatMap { end, token in source.comments(in: end..<max(end, token.start)) }
    }

    /// The comments directly before the token at a byte offset.
    package func comments(before offset: Int) -> [Comment] {
        let token = tokens.firstIndex(from: offset)
        let start = token > 0 ? tokens[token - 1].end : 0
        return source.comments(in: start..<max(start, offset))
    }
}

extension SourceText {
    /// Finds the comments in a gap between two tokens.
    package func comments(in gap: Range<Int>) -> [Comment] {
        storage.withUnsafeBufferPointer { bytes in
            var comments: [Comment] = []
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
                    position = bytes.endOfBlockComment(start, gap.upperBound)
                    comments.append(Comment(source: self, range: start..<position, isBlock: true))
                default:
                    position += 1
                }
            }
            return comments
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The end of a block comment, in which block comments nest, or `end`. A zero byte must follow.
    func endOfBlockComment(_ start: Int, _ end: Int) -> Int {
        var position = start + 2
        var depth = 1
        while position < end {
            let byte = self[position]
            position += 1
            if byte == .asterisk, self[position] == .slash {
                position += 1
                depth -= 1
                if depth == 0 { return Swift.min(position, end) }
            } else if byte == .slash, self[position] == .asterisk {
                position += 1
                depth += 1
            }
        }
        return end
    }
}

extension Declaration {
    /// The comments directly before the declaration.
    package var leadingComments: [Comment] {
        let first = Int(record.whole.start)
        let start = first > 0 ? reading.tokens[first - 1].end : 0
        return reading.source.comments(in: start..<reading.tokens[first].start)
    }
}
