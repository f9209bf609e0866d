import Diagnostics

extension TemplateParser {
    mutating func loop(_ reader: inout TagReader, label: String?, at offset: Int) throws(SyntaxProblem) -> Node {
        var loop = try Self.loopHeader(&reader, label: label, at: offset)
        loopLabels.append(label)
        let ender: Ender
        (loop.nodes, ender) = try body(of: "for", at: offset, until: ["empty", "endfor"])
        loopLabels.removeLast()
        if ender.name == "empty" { loop.emptyNodes = try body(of: "for", at: offset, until: ["endfor"]).nodes }
        return .loop(loop)
    }

    /// The loop that the tag describes, without its nodes.
    private static func loopHeader(
        _ reader: inout TagReader,
        label: String?,
        at offset: Int
    ) throws(SyntaxProblem) -> Node.Loop {
        let form = "a loop is written \"for item in items\""
        var variables: [String] = []
        repeat { variables.append(try name(&reader, "loop variable")) } while reader.take(.comma)
        guard reader.take(keyword: "in") else {
            let found = reader.hasMore() ? "expected \"in\", not \"\(reader.nextText())\"" : "\"in\" is missing"
            throw reader.problem(found, hint: form)
        }
        _ = reader.hasMore()
        let start = reader.index
        let sequence = try reader.value()
        var loop = Node.Loop(
            label: label,
            variables: variables,
            sequence: sequence,
            offset: offset,
            sequenceOffset: start
        )
        if reader.take(keyword: "where") { loop.filter = try reader.condition() }
        try reader.expectEnd()
        return loop
    }

    func jump(_ name: String, _ reader: inout TagReader, at offset: Int) throws(SyntaxProblem) -> Node {
        guard !loopLabels.isEmpty else {
            throw reader.problem("\"\(name)\" can only stand in a loop", at: offset)
        }
        guard reader.hasMore() else { return .jump(Node.Jump(levels: 0, isContinue: name == "continue")) }
        let labelOffset = reader.index
        let label = reader.word() ?? reader.nextText()
        guard let position = loopLabels.lastIndex(of: label) else {
            let hint = Suggestion(among: loopLabels.compactMap(\.self)).hint(for: label)
            throw reader.problem("no loop around it is labelled \"\(label)\"", at: labelOffset, hint: hint)
        }
        try reader.expectEnd()
        let levels = loopLabels.count - 1 - position
        return .jump(Node.Jump(levels: levels, isContinue: name == "continue"))
    }

    mutating func map(_ reader: inout TagReader, at offset: Int) throws(SyntaxProblem) -> Node {
        var mapping = try Self.mapHeader(&reader, at: offset)
        mapping.nodes = try body(of: "map", at: offset, until: ["endmap"]).nodes
        return .map(mapping)
    }

    /// The mapping that the tag describes, without its nodes.
    private static func mapHeader(_ reader: inout TagReader, at offset: Int) throws(SyntaxProblem) -> Node.Mapping {
        let form = "a mapping is written \"map items into results using item\""
        _ = reader.hasMore()
        let start = reader.index
        let sequence = try reader.value()
        guard reader.take(keyword: "into") else { throw reader.problem("\"into\" is missing", hint: form) }
        let result = try name(&reader, "result")
        var mapping = Node.Mapping(sequence: sequence, result: result, offset: offset, sequenceOffset: start)
        if reader.take(keyword: "using") { mapping.variable = try name(&reader, "item") }
        try reader.expectEnd()
        return mapping
    }
}
