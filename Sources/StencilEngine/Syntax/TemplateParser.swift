/// Makes a tree of nodes of a template's segments, and collects every problem on the way.
struct TemplateParser {
    /// A tag that waits for its end.
    struct OpenTag {
        let name: String
        let enders: [String]
        let offset: Int
    }

    /// The tag that ended a body, not yet taken apart.
    struct Ender {
        let name: String
        var reader: TagReader
    }

    private static let deepestNesting = 64

    let bytes: ArraySlice<UInt8>
    private let segments: [Segment]
    private var position = 0
    private var openTags: [OpenTag] = []
    /// The labels of the loops around the current tag, outermost first.
    var loopLabels: [String?] = []
    var hasExtends = false
    private(set) var problems: [SyntaxProblem]

    private init(_ bytes: ArraySlice<UInt8>, trim: TemplateOptions.Trim) {
        self.bytes = bytes
        let scan = SegmentScanner.scan(bytes)
        problems = scan.problems
        segments = TrimPass.trim(scan.segments, of: bytes, smart: trim == .smart)
    }

    /// Parses a whole template; the nodes are complete only if there are no problems.
    static func parse(
        _ bytes: ArraySlice<UInt8>,
        trim: TemplateOptions.Trim
    ) -> (nodes: [Node], problems: [SyntaxProblem]) {
        var parser = TemplateParser(bytes, trim: trim)
        let (nodes, _) = parser.nodes()
        return (nodes, parser.problems.sorted { $0.offset < $1.offset })
    }

    var isAtTopLevel: Bool { openTags.isEmpty }

    mutating func report(_ problem: SyntaxProblem) {
        problems.append(problem)
    }

    /// Parses the body of the tag `name` up to one of `enders`, and the tag that ends it; nil where the end is missing.
    mutating func body(of name: String, at offset: Int, until enders: [String]) -> ([Node], Ender?) {
        openTags.append(OpenTag(name: name, enders: enders, offset: offset))
        defer { openTags.removeLast() }
        guard openTags.count <= Self.deepestNesting else {
            report(SyntaxProblem(offset: offset, message: "tags stand more than \(Self.deepestNesting) deep"))
            position = segments.count
            return ([], nil)
        }
        let (nodes, ender) = nodes()
        let wasTooDeep = problems.last?.message.hasPrefix("tags stand more than") ?? false
        if ender == nil, !wasTooDeep { reportUnclosed(name, at: offset) }
        return (nodes, ender)
    }

    private mutating func reportUnclosed(_ name: String, at offset: Int) {
        let end = Tag.ends[name] ?? "end\(name)"
        report(SyntaxProblem(offset: offset, message: "\"\(name)\" is not closed", hint: "it ends with \"\(end)\""))
    }

    /// The nodes up to the end of the innermost open tag, or of the template.
    mutating func nodes() -> ([Node], Ender?) {
        var nodes: [Node] = []
        while position < segments.count {
            let segment = segments[position]
            position += 1
            switch segment.kind {
            case .text: if !segment.range.isEmpty { nodes.append(.text(segment.range)) }
            case .comment: break
            case .output: if let node = output(segment) { nodes.append(node) }
            case .tag:
                switch tag(segment) {
                case .node(let node): nodes.append(node)
                case .nothing: break
                case .ender(let ender): return (nodes, ender)
                case .outerEnder:
                    position -= 1
                    return (nodes, nil)
                }
            }
        }
        return (nodes, nil)
    }

    private mutating func output(_ segment: Segment) -> Node? {
        var reader = TagReader(bytes, segment.content)
        do throws(SyntaxProblem) {
            guard reader.hasMore() else { throw reader.problem("a value is missing", at: segment.range.lowerBound) }
            let offset = reader.index
            let expression = try reader.choice()
            try reader.expectEnd()
            return .output(expression, offset: offset)
        } catch {
            report(error)
            return nil
        }
    }

    private enum TagResult {
        case node(Node)
        case nothing
        /// The tag ends the innermost open tag.
        case ender(Ender)
        /// The tag ends one further out, so the innermost is not closed.
        case outerEnder
    }

    private mutating func tag(_ segment: Segment) -> TagResult {
        var reader = TagReader(bytes, segment.content)
        guard reader.hasMore() else {
            report(reader.problem("the tag has no name", at: segment.range.lowerBound))
            return .nothing
        }
        let offset = reader.index
        guard let name = reader.word() else {
            report(reader.problem("expected the name of a tag, not \"\(reader.nextText())\""))
            return .nothing
        }
        if let innermost = openTags.last, innermost.enders.contains(name) {
            return .ender(Ender(name: name, reader: reader))
        }
        if Tag.closing.contains(name) {
            return strayEnder(name, at: offset)
        }
        do throws(SyntaxProblem) {
            return .node(try node(name, &reader, at: offset))
        } catch {
            report(error)
            return .nothing
        }
    }

    private mutating func strayEnder(_ name: String, at offset: Int) -> TagResult {
        if openTags.dropLast().contains(where: { $0.enders.contains(name) }) { return .outerEnder }
        let hint: String? =
            switch (name, openTags.last?.name) {
            case ("else", "for"?): "a loop has \"empty\""
            case (_, let open?): Tag.ends[open].map { "\"\(open)\" ends with \"\($0)\"" }
            case (_, nil): nil
            }
        report(SyntaxProblem(offset: offset, message: "unexpected \"\(name)\"", hint: hint))
        return .nothing
    }

    /// Skips to the end of a tag that could not be read, so that its end is not reported as well.
    mutating func skipBody(of name: String, at offset: Int) {
        let enders: [String] =
            switch name {
            case "if", "ifnot": ["elif", "else", "endif"]
            case "for": ["empty", "endfor"]
            default: ["end\(name)"]
            }
        if name == "for" { loopLabels.append(nil) }
        defer { if name == "for" { loopLabels.removeLast() } }
        var last: Ender?
        repeat {
            (_, last) = body(of: name, at: offset, until: enders)
        } while last != nil && last?.name != enders.last
    }
}
