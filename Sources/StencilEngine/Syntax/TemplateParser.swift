/// Parses a template's segments into nodes.
struct TemplateParser {
    /// An open tag.
    private struct OpenTag {
        let name: String
        let enders: [String]
        let offset: Int
    }

    /// The unparsed tag after a body.
    struct Ender {
        let name: String
        var reader: TagReader
    }

    private static let deepestNesting = 64

    private let bytes: ArraySlice<UInt8>
    private let segments: [Segment]
    private var position = 0
    private var openTags: [OpenTag] = []
    /// The labels of the loops around the current tag, outermost first.
    var loopLabels: [String?] = []
    var hasExtends = false

    /// Parses a whole template.
    ///
    /// - Throws: The first problem.
    static func parse(_ bytes: ArraySlice<UInt8>, trim: TemplateOptions.Trim) throws(SyntaxProblem) -> [Node] {
        let scan = SegmentScanner.scan(bytes)
        let segments =
            switch trim {
            case .smart, .nothing: TrimPass.trim(scan.segments, of: bytes, smart: trim == .smart)
            case .stencil: StencilTrim.trim(scan.segments, of: bytes)
            }
        var parser = TemplateParser(bytes: bytes, segments: segments)
        let nodes: [Node]
        do throws(SyntaxProblem) {
            nodes = try parser.nodes().nodes
        } catch {
            if let problem = scan.problem, problem.offset < error.offset { throw problem }
            throw error
        }
        if let problem = scan.problem { throw problem }
        return nodes
    }

    var isAtTopLevel: Bool { openTags.isEmpty }

    /// Parses the body of the tag `name` up to and including one of `enders`.
    mutating func body(
        of name: String,
        at offset: Int,
        until enders: [String]
    ) throws(SyntaxProblem) -> (nodes: [Node], ender: Ender) {
        guard openTags.count < Self.deepestNesting else {
            throw SyntaxProblem(offset: offset, message: "tags stand more than \(Self.deepestNesting) deep")
        }
        openTags.append(OpenTag(name: name, enders: enders, offset: offset))
        let (nodes, ender) = try nodes()
        guard let ender else { throw Self.unclosed(openTags[0]) }
        openTags.removeLast()
        return (nodes, ender)
    }

    private static func unclosed(_ tag: OpenTag) -> SyntaxProblem {
        let hint = "it ends with \"\(Tag.end(of: tag.name))\""
        return SyntaxProblem(offset: tag.offset, message: "\"\(tag.name)\" is not closed", hint: hint)
    }

    /// The nodes up to the end of the innermost open tag, or of the template.
    mutating func nodes() throws(SyntaxProblem) -> (nodes: [Node], ender: Ender?) {
        var nodes: [Node] = []
        while position < segments.count {
            let segment = segments[position]
            position += 1
            switch segment.kind {
            case .text: if !segment.range.isEmpty { nodes.append(.text(segment.range)) }
            case .comment: break
            case .output: nodes.append(try output(segment))
            case .tag:
                var reader = TagReader(bytes, segment.content)
                let (name, offset) = try Self.tagName(&reader, segment)
                if openTags.last?.enders.contains(name) == true { return (nodes, Ender(name: name, reader: reader)) }
                if Tag.closing.contains(name) { throw strayEnder(name, at: offset) }
                nodes.append(try node(name, &reader, at: offset))
            }
        }
        return (nodes, nil)
    }

    private func output(_ segment: Segment) throws(SyntaxProblem) -> Node {
        var reader = TagReader(bytes, segment.content)
        guard reader.hasMore() else { throw reader.problem("a value is missing", at: segment.range.lowerBound) }
        let offset = reader.index
        let expression = try reader.choice()
        try reader.expectEnd()
        return .output(expression, offset: offset)
    }

    private static func tagName(
        _ reader: inout TagReader,
        _ segment: Segment
    ) throws(SyntaxProblem) -> (name: String, offset: Int) {
        guard reader.hasMore() else { throw reader.problem("the tag has no name", at: segment.range.lowerBound) }
        let offset = reader.index
        guard let name = reader.word() else {
            throw reader.problem("expected the name of a tag, not \"\(reader.nextText())\"")
        }
        return (name, offset)
    }

    /// The problem of a closing tag that does not match the innermost open tag.
    private func strayEnder(_ name: String, at offset: Int) -> SyntaxProblem {
        if let outer = openTags.lastIndex(where: { $0.enders.contains(name) }) {
            return Self.unclosed(openTags[outer + 1])
        }
        let hint: String? =
            switch (name, openTags.last?.name) {
            case ("else", "for"?): "a loop has \"empty\""
            case (_, let open?): "\"\(open)\" ends with \"\(Tag.end(of: open))\""
            case (_, nil): nil
            }
        return SyntaxProblem(offset: offset, message: "unexpected \"\(name)\"", hint: hint)
    }
}
