import Diagnostics

/// A parser over the bytes of one text.
///
/// Between nodes of block collections it stands on the first character of the next line that has content, with `indent`
/// and `tabbed` describing what precedes that character; so every collection around a node can see whether that line is
/// its own without reading anything twice.
struct Parser {
    let source: YAMLText
    let bytes: [UInt8]
    /// Whether the text must be JSON.
    let isJSON: Bool
    /// The offset of the next byte.
    var offset: Int
    /// The offset at which the current line begins.
    var lineStart: Int
    /// The number of spaces that the current line begins with.
    var indent = 0
    /// Whether a tab stands between these spaces and the line's content.
    var tabbed = false
    /// The block collections around the current node, the outermost first.
    var levels: [BlockLevel] = []
    /// The flow collections around the current node, the outermost first.
    var flowLevels: [FlowLevel] = []
    /// The number of collections around the current node, pairs in lists such as `[a: b]` included.
    private var depth = 0
    /// The column of the collection that the current line has just ended, if it has, for advice about indentation.
    var leftColumn: Int?
    /// Where quoted scalars stand; kept only if the text has characters that are allowed nowhere else.
    private var quotedRanges: [Range<Int>] = []

    init(source: YAMLText, isJSON: Bool = false) {
        self.source = source
        self.isJSON = isJSON
        bytes = source.bytes
        offset = source.start
        lineStart = source.start
    }

    // MARK: Looking

    var atEnd: Bool { offset >= bytes.count }

    var current: UInt8 { offset < bytes.count ? bytes[offset] : .end }

    var next: UInt8 { offset + 1 < bytes.count ? bytes[offset + 1] : .end }

    /// Whether the current line has nothing more, not even blanks.
    var atLineEnd: Bool { atEnd || bytes[offset].isBreak }

    /// Whether a blank, a line break or the end of the text follows the current byte: what makes `-`, `?` and `:`
    /// indicators.
    var nextSeparates: Bool {
        offset + 1 >= bytes.count || bytes[offset + 1].isBlank || bytes[offset + 1].isBreak
    }

    /// Whether a comment may begin here, that is, after a blank or at the beginning of a line.
    var followsBlank: Bool { offset == lineStart || bytes[offset - 1].isBlank }

    /// Whether `---` or `...` stands here, as a word of its own, at the beginning of a line.
    var atDocumentMarker: Bool { isDocumentMarker(.minus) || isDocumentMarker(.dot) }

    func isDocumentMarker(_ byte: UInt8) -> Bool {
        guard offset == lineStart, offset + 2 < bytes.count else { return false }
        guard bytes[offset] == byte, bytes[offset + 1] == byte, bytes[offset + 2] == byte else { return false }
        guard offset + 3 < bytes.count else { return true }
        return bytes[offset + 3].isBlank || bytes[offset + 3].isBreak
    }

    func text(_ from: Int, _ to: Int) -> String {
        String(decoding: bytes[from..<max(from, to)], as: UTF8.self)
    }

    // MARK: Moving

    mutating func skipBlanks() {
        while offset < bytes.count, bytes[offset].isBlank { offset += 1 }
    }

    mutating func skipToLineEnd() {
        while !atLineEnd { offset += 1 }
    }

    /// Steps over a line break; does nothing where there is none.
    mutating func consumeBreak() {
        guard offset < bytes.count else { return }
        if bytes[offset] == .carriageReturn {
            offset += next == .lineFeed ? 2 : 1
        } else if bytes[offset] == .lineFeed {
            offset += 1
        } else {
            return
        }
        lineStart = offset
    }

    /// Measures what the current line begins with and stops at its first character that is no blank.
    mutating func measureIndent() {
        while current == .space { offset += 1 }
        indent = offset - lineStart
        tabbed = current == .tab
        skipBlanks()
    }

    /// From the beginning of a line to the first line, this one included, that has more than blanks and a comment.
    mutating func moveToContent() {
        while true {
            measureIndent()
            if current == .hash { skipToLineEnd() }
            if atEnd || !atLineEnd { return }
            consumeBreak()
        }
    }

    /// Demands that nothing but a comment follows on the line and goes on to the next content.
    ///
    /// - Parameters:
    ///   - subject: What stands before, for the message.
    ///   - text: Where the texts began that a person may have meant as one: the key's and the value's.
    mutating func finishLine(after subject: String, text: (key: Int?, value: Int)? = nil) throws(YAMLProblem) {
        skipBlanks()
        if current == .hash {
            guard followsBlank else {
                throw invalid(at: offset, "\"#\" directly after \(subject)", hint: "put a space before a comment")
            }
            skipToLineEnd()
        }
        guard atLineEnd else { throw leftoverProblem(after: subject, text: text) }
        consumeBreak()
        moveToContent()
    }

    // MARK: Making nodes

    func node(_ content: YAMLNode.Content, from start: Int, to end: Int) -> YAMLNode {
        YAMLNode(content: content, start: source.position(at: start), end: source.position(at: end))
    }

    func emptyNode(at place: Int) -> YAMLNode {
        node(.scalar(YAMLScalar(text: "", style: .plain)), from: place, to: place)
    }

    mutating func enter(at place: Int) throws(YAMLProblem) {
        guard depth < YAMLReader.maximumDepth else {
            throw outside(at: place, "collections nest deeper than \(YAMLReader.maximumDepth) levels")
        }
        depth += 1
    }

    mutating func leave() {
        depth -= 1
    }

    mutating func noteQuoted(_ range: Range<Int>) {
        if !source.quotedOnly.isEmpty { quotedRanges.append(range) }
    }

    /// Refuses characters that are allowed in quotes only and stand elsewhere.
    func checkQuotedOnlyCharacters() throws(YAMLProblem) {
        var ranges = quotedRanges[...]
        for place in source.quotedOnly {
            ranges = ranges.drop { $0.upperBound <= place }
            guard let range = ranges.first, range.contains(place) else {
                throw invalid(
                    at: place,
                    "a character that is not printable outside quotes",
                    hint: "write it as an escape inside double quotes"
                )
            }
        }
    }
}
