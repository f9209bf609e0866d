import Diagnostics

extension TemplateParser {
    private struct LoopHeader {
        let variables: [String]
        let sequence: StencilExpression
        let sequenceOffset: Int
        let filter: StencilExpression?
    }

    mutating func loop(_ reader: inout TagReader, label: String?, at offset: Int) throws(SyntaxProblem) -> Node {
        let header = try Self.loopHeader(&reader)
        loopLabels.append(label)
        let (nodes, ender) = try body(of: "for", at: offset, until: ["empty", "endfor"])
        loopLabels.removeLast()
        let emptyNodes = ender.name == "empty" ? try body(of: "for", at: offset, until: ["endfor"]).nodes : []
        return .loop(
            Node.Loop(
                label: label,
                variables: header.variables,
                sequence: header.sequence,
                filter: header.filter,
                nodes: nodes,
                emptyNodes: emptyNodes,
                offset: offset,
                sequenceOffset: header.sequenceOffset
            )
        )
    }

    private static func loopHeader(_ reader: inout TagReader) throws(SyntaxProblem) -> LoopHeader {
        let form = "a loop is written \"for item in items\""
        var variables: [String] = []
        repeat { variables.append(try name(&reader, "loop variable")) } while reader.take(.comma)
        guard reader.take(keyword: "in") else {
            let found = reader.hasMore() ? "expected \"in\", not \"\(reader.nextText())\"" : "\"in\" is missing"
            throw reader.problem(found, hint: form)
        }
        _ = reader.hasMore()
        let sequenceOffset = reader.index
        let sequence = try reader.value()
        let filter = reader.take(keyword: "where") ? try reader.condition() : nil
        try reader.expectEnd()
        return LoopHeader(variables: variables, sequence: sequence, sequenceOffset: sequenceOffset, filter: filter)
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
        let header = try Self.mapHeader(&reader)
        let nodes = try body(of: "map", at: offset, until: ["endmap"]).nodes
        return .map(
            Node.Mapping(
                sequence: header.sequence,
                result: header.result,
                variable: header.variable,
                nodes: nodes,
                offset: offset,
                sequenceOffset: header.offset
            )
        )
    }

    private static func mapHeader(
        _ reader: inout TagReader
    ) throws(SyntaxProblem) -> (sequence: StencilExpression, result: String, variable: String?, offset: Int) {
        let form = "a mapping is written \"map items into results using item\""
        _ = reader.hasMore()
        let offset = reader.index
        let sequence = try reader.value()
        guard reader.take(keyword: "into") else { throw reader.problem("\"into\" is missing", hint: form) }
        let result = try name(&reader, "result")
        guard reader.take(keyword: "using") else {
            try reader.expectEnd()
            return (sequence, result, nil, offset)
        }
        let variable = try name(&reader, "item")
        try reader.expectEnd()
        return (sequence, result, variable, offset)
    }
}
