import Diagnostics

/// Splits a template into segments, in one pass over its bytes.
struct SegmentScanner {
    private let bytes: ArraySlice<UInt8>
    private var index = 0
    private var textStart = 0
    private var segments: [Segment] = []
    /// The first delimiter that is not closed.
    private var problem: SyntaxProblem?
    /// Whether an earlier comment has no end, so that later ones have none either.
    private var lacksCommentEnd = false
    /// The number of examined bytes, for tests of linear time.
    private var looked = 0

    static func scan(_ bytes: ArraySlice<UInt8>) -> (segments: [Segment], problem: SyntaxProblem?, looked: Int) {
        var scanner = SegmentScanner(bytes: bytes)
        scanner.scan()
        return (scanner.segments, scanner.problem, scanner.looked)
    }

    private mutating func scan() {
        while let (kind, start) = nextOpening() {
            guard let end = closing(of: kind, from: start + 2) else {
                reportUnclosed(kind, at: start)
                continue
            }
            endText(at: start)
            segments.append(segment(kind, start..<end))
            index = end
            textStart = end
        }
        endText(at: bytes.count)
    }

    private func nextOpening() -> (Segment.Kind, Int)? {
        var position = index
        while position + 1 < bytes.count {
            if bytes[position] == .leftBrace, let kind = Self.kind(of: bytes[position + 1]) { return (kind, position) }
            position += 1
        }
        return nil
    }

    private static func kind(of byte: UInt8) -> Segment.Kind? {
        switch byte {
        case .leftBrace: .output
        case .percent: .tag
        case .hash: .comment
        default: nil
        }
    }

    private mutating func endText(at end: Int) {
        if textStart < end { segments.append(.text(textStart..<end)) }
        textStart = end
    }

    /// The index after the closing delimiter; `nil` if another segment or the end of the template comes first.
    private mutating func closing(of kind: Segment.Kind, from start: Int) -> Int? {
        if kind == .comment, lacksCommentEnd { return nil }
        let closer = Self.closer(of: kind)
        var position = start
        defer { looked += position - start }
        while position + 1 < bytes.count {
            let byte = bytes[position]
            if byte == closer, bytes[position + 1] == .rightBrace { return position + 2 }
            if kind != .comment {
                if byte == .leftBrace, Self.kind(of: bytes[position + 1]) != nil { return nil }
                if byte.isQuote, let end = stringEnd(from: position, closer: closer) {
                    position = end
                    continue
                }
            }
            position += 1
        }
        if kind == .comment { lacksCommentEnd = true }
        return nil
    }

    private static func closer(of kind: Segment.Kind) -> UInt8 {
        switch kind {
        case .tag: .percent
        case .comment: .hash
        case .output, .text: .rightBrace
        }
    }

    /// The index after the string at `start`, whose delimiters are skipped.
    ///
    /// An open quote on a line with a closing delimiter is a typing error, not the start of a multi-line string.
    private mutating func stringEnd(from start: Int, closer: UInt8) -> Int? {
        var sawCloser = false
        var position = start + 1
        defer { looked += position - start }
        while position < bytes.count {
            let byte = bytes[position]
            if byte == bytes[start] { return position + 1 }
            if byte == .lineFeed, sawCloser { return nil }
            if byte == closer, position + 1 < bytes.count, bytes[position + 1] == .rightBrace { sawCloser = true }
            position += 1
        }
        return nil
    }

    private mutating func reportUnclosed(_ kind: Segment.Kind, at start: Int) {
        let (opening, closing) =
            switch kind {
            case .tag: ("{%", "%}")
            case .comment: ("{#", "#}")
            case .output, .text: ("{{", "}}")
            }
        let (message, hint) = ("\"\(opening)\" is not closed", "it ends with \"\(closing)\"")
        problem = problem ?? SyntaxProblem(offset: start, message: message, hint: hint)
        index = start + 2
    }

    private func segment(_ kind: Segment.Kind, _ range: Range<Int>) -> Segment {
        var segment = Segment(kind: kind, range: range, content: range.lowerBound + 2..<range.upperBound - 2)
        segment.left = mark(at: segment.content.lowerBound, within: segment, neighbour: 1)
        if segment.left != .unmarked {
            segment.content = segment.content.lowerBound + 1..<segment.content.upperBound
        }
        segment.right = mark(at: segment.content.upperBound - 1, within: segment, neighbour: -1)
        if segment.right != .unmarked {
            segment.content = segment.content.lowerBound..<segment.content.upperBound - 1
        }
        return segment
    }

    /// The mark at `position`. In `{{ }}` and comments it needs white space beside it, so `{{ -1 }}` and `{#--#}` have none.
    private func mark(at position: Int, within segment: Segment, neighbour: Int) -> Segment.Mark {
        guard segment.content.contains(position) else { return .unmarked }
        if segment.kind != .tag {
            let beside = position + neighbour
            guard segment.content.contains(beside), bytes[beside].isSpace else { return .unmarked }
        }
        switch bytes[position] {
        case .minus: return .trim
        case .plus: return .keep
        default: return .unmarked
        }
    }
}
