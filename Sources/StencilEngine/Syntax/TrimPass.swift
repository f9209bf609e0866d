import Diagnostics

/// Trims white space around tags from text segments.
///
/// A `-` beside a delimiter removes all white space on its side, a `+` keeps it. Without a mark, smart trimming removes
/// lines that contain only tags and comments. A whole definition (`set`, `macro` or `map`) counts as one tag, because it
/// prints nothing.
struct TrimPass {
    private let bytes: ArraySlice<UInt8>
    private let isSmart: Bool
    private var segments: [Segment]
    /// For tags and comments: whether the line has only tags and blanks before them.
    private var isLeftClean: [Bool]
    /// For tags and comments: whether the line has only tags and blanks after them.
    private var isRightClean: [Bool]
    /// For opening and closing tags of definitions: the index of the other one.
    private var partners: [Int: Int]

    static func trim(_ segments: [Segment], of bytes: ArraySlice<UInt8>, smart: Bool) -> [Segment] {
        var pass = TrimPass(bytes: bytes, segments: segments, isSmart: smart)
        if smart { pass.findCleanSides() }
        pass.trimTexts()
        return pass.segments
    }

    private init(bytes: ArraySlice<UInt8>, segments: [Segment], isSmart: Bool) {
        self.bytes = bytes
        self.segments = segments
        self.isSmart = isSmart
        isLeftClean = [Bool](repeating: false, count: isSmart ? segments.count : 0)
        isRightClean = isLeftClean
        partners = isSmart ? DefinitionPairs.find(in: segments, of: bytes).partners : [:]
    }

    private mutating func findCleanSides() {
        for index in segments.indices where isSwallowing(index) {
            let opener = partners[index].map { $0 < index && isLeftClean[$0] } ?? false
            isLeftClean[index] = opener || isClean(leftOf: index)
        }
        for index in segments.indices.reversed() where isSwallowing(index) {
            let closer = partners[index].map { $0 > index && isRightClean[$0] } ?? false
            isRightClean[index] = closer || isClean(rightOf: index)
        }
    }

    private func isSwallowing(_ index: Int) -> Bool { segments[index].kind == .tag || segments[index].kind == .comment }

    private func isClean(leftOf index: Int) -> Bool {
        var neighbour = index - 1
        if neighbour >= 0, segments[neighbour].kind == .text {
            let range = segments[neighbour].range
            let blanks = trailingBlanks(in: range)
            if blanks > range.lowerBound { return bytes[blanks - 1] == .lineFeed }
            neighbour -= 1
        }
        return neighbour < 0 || isLeftClean[neighbour]
    }

    private func isClean(rightOf index: Int) -> Bool {
        var neighbour = index + 1
        if neighbour < segments.count, segments[neighbour].kind == .text {
            let range = segments[neighbour].range
            let blanks = leadingBlanks(in: range)
            if blanks < range.upperBound { return lineBreak(at: blanks, in: range) != nil }
            neighbour += 1
        }
        return neighbour >= segments.count || isRightClean[neighbour]
    }

    private mutating func trimTexts() {
        for index in segments.indices where segments[index].kind == .text {
            let range = segments[index].range
            let start = trimmedStart(of: index)
            segments[index].range = start..<max(start, trimmedEnd(of: index))
            if isSmart, isBlankBetweenTags(index) {
                segments[index].range = range.upperBound..<range.upperBound
            }
        }
    }

    private func trimmedStart(of index: Int) -> Int {
        let range = segments[index].range
        guard index > 0 else { return range.lowerBound }
        switch segments[index - 1].right {
        case .keep: return range.lowerBound
        case .trim: return bytes[range].firstIndex { !$0.isSpace } ?? range.upperBound
        case .unmarked:
            guard isSmart, isLeftClean[index - 1] else { return range.lowerBound }
            let blanks = leadingBlanks(in: range)
            if blanks == range.upperBound, index == segments.count - 1 { return range.upperBound }
            return lineBreak(at: blanks, in: range) ?? range.lowerBound
        }
    }

    private func trimmedEnd(of index: Int) -> Int {
        let range = segments[index].range
        guard index + 1 < segments.count else { return range.upperBound }
        switch segments[index + 1].left {
        case .keep: return range.upperBound
        case .trim: return (bytes[range].lastIndex { !$0.isSpace } ?? range.lowerBound - 1) + 1
        case .unmarked:
            guard isSmart, isRightClean[index + 1] else { return range.upperBound }
            let blanks = trailingBlanks(in: range)
            if blanks == range.lowerBound { return index == 0 ? blanks : range.upperBound }
            return bytes[blanks - 1] == .lineFeed ? blanks : range.upperBound
        }
    }

    /// Whether the text is blank and between two tags of a line that contains only tags.
    private func isBlankBetweenTags(_ index: Int) -> Bool {
        guard index > 0, index + 1 < segments.count, partners[index - 1] != index + 1 else { return false }
        let range = segments[index].range
        return segments[index - 1].right == .unmarked && segments[index + 1].left == .unmarked
            && isLeftClean[index - 1] && isRightClean[index + 1] && leadingBlanks(in: range) == range.upperBound
    }

    private func leadingBlanks(in range: Range<Int>) -> Int {
        bytes[range].firstIndex { !$0.isBlank } ?? range.upperBound
    }

    private func trailingBlanks(in range: Range<Int>) -> Int {
        bytes[range].lastIndex { !$0.isBlank }.map { $0 + 1 } ?? range.lowerBound
    }

    /// The index after the line break at `position`, if there is one.
    private func lineBreak(at position: Int, in range: Range<Int>) -> Int? {
        guard position < range.upperBound else { return nil }
        if bytes[position] == .lineFeed { return position + 1 }
        let next = position + 1
        guard bytes[position] == .carriageReturn, next < range.upperBound, bytes[next] == .lineFeed else { return nil }
        return next + 1
    }
}
