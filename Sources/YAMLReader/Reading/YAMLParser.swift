import Diagnostics

/// The parser of YAML and JSON.
///
/// Between nodes of block collections it is at the first character of the next line with content. `indent` and `tabbed`
/// describe the white space before it, from which each open collection can tell whether the line is its own.
struct YAMLParser {
    let source: YAMLText
    let bytes: [UInt8]
    /// Whether the text must be JSON.
    let isJSON: Bool
    /// The offset of the next byte.
    var offset: Int
    /// The offset of the current line.
    var lineStart: Int
    /// The number of spaces at the start of the current line.
    var indent = 0
    /// Whether a tab follows these spaces.
    var tabbed = false
    /// The open block collections, the outermost first.
    var levels: [BlockLevel] = []
    /// The open flow collections, the outermost first.
    var flowLevels: [FlowLevel] = []
    /// The number of open collections, including pairs in lists such as `[a: b]`.
    private var depth = 0
    /// The column of the collection that the current line has ended, for hints about indentation.
    var leftColumn: Int?
    /// The ranges of quoted scalars; kept only if the text has characters that are allowed only in them.
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

    /// Whether the parser is at a line break or the end of the text.
    var atLineEnd: Bool { atEnd || bytes[offset].isBreak }

    /// Whether a blank, a line break or the end of the text follows the current byte, which makes `-`, `?` and `:`
    /// indicators.
    var nextSeparates: Bool { offset + 1 >= bytes.count || bytes[offset + 1].isBlank || bytes[offset + 1].isBreak }

    /// Whether a comment may start here: after a blank or at the start of a line.
    var followsBlank: Bool { offset == lineStart || bytes[offset - 1].isBlank }

    /// Whether `---` or `...` is here, as a separate word at the start of a line.
    var atDocumentMarker: Bool { isDocumentMarker(.minus) || isDocumentMarker(.dot) }

    func isDocumentMarker(_ byte: UInt8) -> Bool {
        guard offset == lineStart, offset + 2 < bytes.count else { return false }
        guard bytes[offset] == byte, bytes[offset + 1] == byte, bytes[offset + 2] == byte else { return false }
        guard offset + 3 < bytes.count else { return true }
        return bytes[offset + 3].isBlank || bytes[offset + 3].isBreak
    }

    func text(_ from: Int, _ to: Int) -> String { String(decoding: bytes[from..<max(from, to)], as: UTF8.self) }

    // MARK: Moving

    mutating func skipBlanks() {
        while offset < bytes.count, bytes[offset].isBlank { offset += 1 }
    }

    mutating func skipToLineEnd() {
        while !atLineEnd { offset += 1 }
    }

    /// Skips a line break, if there is one.
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

    /// Measures the indentation of the current line and moves behind it.
    mutating func measureIndent() {
        while current == .space { offset += 1 }
        indent = offset - lineStart
        tabbed = current == .tab
        skipBlanks()
    }

    /// Moves from the start of a line to the next content, on this line or a later one.
    mutating func moveToContent() {
        while true {
            measureIndent()
            if current == .hash { skipToLineEnd() }
            if atEnd || !atLineEnd { return }
            consumeBreak()
        }
    }

    /// Checks that only a comment follows on the line and moves to the next content.
    ///
    /// - Parameters:
    ///   - subject: The name of the preceding node or mark, for the message.
    ///   - text: The starts of the key and value that may need quotes.
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

    mutating func leave() { depth -= 1 }

    mutating func noteQuoted(_ range: Range<Int>) {
        if !source.quotedOnly.isEmpty { quotedRanges.append(range) }
    }

    /// Refuses characters outside of quotes that are allowed only in quotes.
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
