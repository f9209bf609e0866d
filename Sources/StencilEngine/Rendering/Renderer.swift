import Diagnostics

/// Renders a template and its includes into bytes.
struct Renderer {
    let engine: TemplateEngine
    let context: TemplateContext
    let isLenient: Bool
    let limits: TemplateLimits

    var scope = Scope()
    var loops: [LoopState] = []
    var blocks = Blocks()
    /// The names that were looked up among the values, or would have been.
    var reads: Set<String> = []

    /// The current template.
    private(set) var template: Template
    private var trail: [(source: TemplateSource, offset: Int)] = []
    /// The cache of loaded templates.
    var cache = TemplateCache()

    private(set) var output: [UInt8] = []
    private(set) var usage = RenderingUsage()

    init(engine: TemplateEngine, context: TemplateContext) {
        self.engine = engine
        self.context = context
        (isLenient, limits) = (engine.options.isLenient, engine.options.limits)
        template = Template(source: TemplateSource("", name: ""), nodes: [])
    }

    mutating func text(of template: Template) throws(Failure) -> String {
        self.template = template
        output.reserveCapacity(template.source.bytes.count * 2)
        _ = try render(template.nodes)
        return String(decoding: output, as: UTF8.self)
    }

    mutating func value(of expression: StencilExpression, in template: Template) throws(Failure) -> TemplateValue {
        self.template = template
        return try value(of: expression)
    }

    /// Renders nodes until one of them leaves a loop.
    mutating func render(_ nodes: [Node]) throws(Failure) -> Flow {
        usage.depth += 1
        guard usage.depth <= limits.depth else { throw depthFailure() }
        for node in nodes {
            let flow = try render(node)
            if case .leave = flow {
                usage.depth -= 1
                return flow
            }
        }
        usage.depth -= 1
        return .next
    }

    /// Renders nodes into a text of their own.
    mutating func capture(_ nodes: [Node]) throws(Failure) -> (text: String, flow: Flow) {
        var flow = Flow.next
        let text = try capturing { renderer throws(Failure) in flow = try renderer.render(nodes) }
        return (text, flow)
    }

    /// The output of `work`.
    mutating func capturing(_ work: (inout Renderer) throws(Failure) -> Void) throws(Failure) -> String {
        var outer: [UInt8] = []
        swap(&outer, &output)
        try work(&self)
        swap(&outer, &output)
        return String(decoding: outer, as: UTF8.self)
    }

    /// Does `work` and discards its output.
    mutating func discardingOutput(_ work: (inout Renderer) throws(Failure) -> Void) throws(Failure) {
        let length = output.count
        try work(&self)
        output.removeSubrange(length...)
    }

    // MARK: - Output and limits

    mutating func write(_ text: String, at offset: Int) throws(Failure) {
        try count(bytes: text.utf8.count, at: offset)
        output.append(contentsOf: text.utf8)
    }

    mutating func write(textAt range: Range<Int>) throws(Failure) {
        try count(bytes: range.count, at: range.lowerBound)
        output.append(contentsOf: template.source.bytes[range])
    }

    mutating func count(bytes: Int, at offset: Int) throws(Failure) {
        usage.bytes += bytes
        guard usage.bytes <= limits.outputBytes else {
            throw failure(at: offset, "the output is longer than \(limits.outputBytes) bytes")
        }
    }

    /// The number of bytes left to the limit.
    var remainingBytes: Int { max(0, limits.outputBytes - usage.bytes) }

    /// Counts steps against the limit.
    mutating func count(steps count: Int, at offset: Int) throws(Failure) {
        usage.steps += count
        guard usage.steps <= limits.steps else {
            throw failure(at: offset, "rendering takes more than \(limits.steps) steps")
        }
    }

    var remainingSteps: Int { max(0, limits.steps - usage.steps) }

    // MARK: - Templates

    /// Renders nodes of another template, reached by the tag at `offset` of the current one.
    mutating func render(_ nodes: [Node], of other: Template, from offset: Int) throws(Failure) -> Flow {
        let outer = template
        trail.append((outer.source, offset))
        template = other
        let flow = try render(nodes)
        template = outer
        trail.removeLast()
        return flow
    }

    /// The template called `name`, parsed once in each rendering.
    mutating func load(_ name: String, at offset: Int) throws(Failure) -> Template {
        if let loaded = cache.templates[name] { return loaded }
        guard let text = engine.load(name) else {
            throw failure(at: offset, "no template is called \"\(name)\"")
        }
        do throws(Failure) {
            let loaded = try engine.parse(text, name: name)
            cache.templates[name] = loaded
            return loaded
        } catch {
            throw error.reached(from: [template.source.mark(at: offset)] + trailMarks)
        }
    }

    // MARK: - Errors

    /// Creates an error at `offset` of the current template.
    func failure(at offset: Int, _ message: String, hint: String? = nil) -> Failure {
        template.source.failure(at: offset, message, hint: hint, trail: trailMarks)
    }

    /// Creates the error for tags that are nested too deeply, at the tag that leads to the innermost template.
    private func depthFailure() -> Failure {
        let message = "tags, included templates and macros stand more than \(limits.depth) deep"
        guard let last = trail.last else { return failure(at: 0, message) }
        return last.source.failure(
            at: last.offset,
            message,
            hint: "does it include or call itself without end?",
            trail: Array(trailMarks.dropFirst())
        )
    }

    private static let longestTrail = 8

    private var trailMarks: [SourceMark] {
        trail.reversed().prefix(Self.longestTrail).map { $0.source.mark(at: $0.offset) }
    }
}
