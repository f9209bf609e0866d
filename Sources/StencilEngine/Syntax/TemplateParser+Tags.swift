import Diagnostics

extension TemplateParser {
    /// Reads the tag `name` with its body, if it has one.
    mutating func node(_ name: String, _ reader: inout TagReader, at offset: Int) throws(SyntaxProblem) -> Node {
        switch Tag(rawValue: name) {
        case .if, .ifnot: return try conditional(name, &reader, at: offset)
        case .for: return try loop(&reader, label: nil, at: offset)
        case .break, .continue: return try jump(name, &reader, at: offset)
        case .include: return try include(&reader, at: offset)
        case .import: return try importing(&reader, at: offset)
        case .extends: return try extends(&reader, at: offset)
        case .block: return try block(&reader, at: offset)
        case .set: return try set(&reader, at: offset)
        case .macro: return try macro(&reader, at: offset)
        case .call: return try call(&reader, at: offset)
        case .filter: return try filterBlock(&reader, at: offset)
        case .map: return try map(&reader, at: offset)
        case .now: return try now(&reader, at: offset)
        case nil:
            guard reader.takeAdjacent(.colon), reader.take(keyword: "for") else {
                throw Self.unknownTag(name, at: offset)
            }
            return try loop(&reader, label: name, at: offset)
        }
    }

    private static func unknownTag(_ name: String, at offset: Int) -> SyntaxProblem {
        let hint = Suggestion(among: Tag.allCases.map(\.rawValue) + Tag.closing).hint(for: name)
        return SyntaxProblem(offset: offset, message: "unknown tag \"\(name)\"", hint: hint)
    }

    private mutating func conditional(
        _ name: String,
        _ reader: inout TagReader,
        at offset: Int
    ) throws(SyntaxProblem) -> Node {
        let isNegated = name == "ifnot"
        var branches: [Node.Branch] = []
        var condition: StencilExpression? = try Self.wholeCondition(&reader)
        if isNegated { condition = condition.map(StencilExpression.not) }
        while true {
            let enders = condition == nil ? ["endif"] : isNegated ? ["else", "endif"] : ["elif", "else", "endif"]
            var (nodes, ender) = try body(of: name, at: offset, until: enders)
            branches.append(Node.Branch(condition: condition, nodes: nodes))
            if ender.name == "elif" {
                condition = try Self.wholeCondition(&ender.reader)
                continue
            }
            if ender.name == "else", ender.reader.nextIs("if") {
                throw ender.reader.problem("unexpected \"if\"", hint: "did you mean \"elif\"?")
            }
            try ender.reader.expectEnd()
            if ender.name == "endif" { return .conditional(branches) }
            condition = nil
        }
    }

    private static func wholeCondition(_ reader: inout TagReader) throws(SyntaxProblem) -> StencilExpression {
        guard reader.hasMore() else { throw reader.problem("a condition is missing") }
        let condition = try reader.condition()
        try reader.expectEnd()
        return condition
    }

    private mutating func block(_ reader: inout TagReader, at offset: Int) throws(SyntaxProblem) -> Node {
        let name = try Self.name(&reader, "block")
        try reader.expectEnd()
        var (nodes, ender) = try body(of: "block", at: offset, until: ["endblock"])
        if ender.reader.nextIs(name) { _ = ender.reader.word() }
        try ender.reader.expectEnd()
        return .block(Node.Block(name: name, nodes: nodes, offset: offset))
    }

    /// Reads the body of a tag up to its closing tag.
    private mutating func wholeBody(of name: String, at offset: Int) throws(SyntaxProblem) -> [Node] {
        var (nodes, ender) = try body(of: name, at: offset, until: ["end\(name)"])
        try ender.reader.expectEnd()
        return nodes
    }

    private mutating func filterBlock(_ reader: inout TagReader, at offset: Int) throws(SyntaxProblem) -> Node {
        guard reader.hasMore() else { throw reader.problem("the name of a filter is missing") }
        let calls = [try reader.filterCall()] + (try reader.filterCalls())
        try reader.expectEnd()
        return .filterBlock(calls, try wholeBody(of: "filter", at: offset))
    }

    private mutating func set(_ reader: inout TagReader, at offset: Int) throws(SyntaxProblem) -> Node {
        let name = try Self.name(&reader, "variable")
        if reader.hasMore() {
            let value = try reader.choice()
            try reader.expectEnd()
            return .assign(name: name, value)
        }
        return .capture(name: name, try wholeBody(of: "set", at: offset))
    }

    private mutating func macro(_ reader: inout TagReader, at offset: Int) throws(SyntaxProblem) -> Node {
        let name = try Self.name(&reader, "macro")
        var parameters: [String] = []
        while reader.hasMore() { parameters.append(try Self.name(&reader, "parameter")) }
        let outerLabels = loopLabels
        loopLabels = []
        let nodes = try wholeBody(of: "macro", at: offset)
        loopLabels = outerLabels
        return .macro(Node.Macro(name: name, parameters: parameters, nodes: nodes))
    }

    private mutating func call(_ reader: inout TagReader, at offset: Int) throws(SyntaxProblem) -> Node {
        guard reader.hasMore() else { throw reader.problem("the name of a macro is missing") }
        let nameOffset = reader.index
        let name = try Self.name(&reader, "macro")
        var arguments: [StencilExpression] = []
        while reader.hasMore() { arguments.append(try reader.value()) }
        return .call(Node.MacroCall(name: name, arguments: arguments, offset: nameOffset))
    }

    private func include(_ reader: inout TagReader, at offset: Int) throws(SyntaxProblem) -> Node {
        let (name, nameOffset) = try Self.templateName(&reader)
        let context = reader.hasMore() ? try reader.value() : nil
        try reader.expectEnd()
        return .include(name: name, context: context, offset: nameOffset)
    }

    private func importing(_ reader: inout TagReader, at offset: Int) throws(SyntaxProblem) -> Node {
        let (name, nameOffset) = try Self.templateName(&reader)
        try reader.expectEnd()
        return .importing(name: name, offset: nameOffset)
    }

    private mutating func extends(_ reader: inout TagReader, at offset: Int) throws(SyntaxProblem) -> Node {
        guard isAtTopLevel else { throw reader.problem("\"extends\" cannot stand within another tag", at: offset) }
        guard !hasExtends else { throw reader.problem("a template cannot extend twice", at: offset) }
        hasExtends = true
        let (name, nameOffset) = try Self.templateName(&reader)
        try reader.expectEnd()
        let rest = try nodes().nodes
        return .extends(
            Node.Inheritance(
                name: name,
                definitions: rest.filter(\.isDefinition),
                blocks: rest.compactMap(\.block),
                offset: nameOffset
            )
        )
    }

    private func now(_ reader: inout TagReader, at offset: Int) throws(SyntaxProblem) -> Node {
        let format = reader.hasMore() ? try reader.value() : nil
        try reader.expectEnd()
        return .now(format: format, offset: offset)
    }

    private static func templateName(_ reader: inout TagReader) throws(SyntaxProblem) -> (StencilExpression, Int) {
        guard reader.hasMore() else { throw reader.problem("the name of a template is missing") }
        let offset = reader.index
        return (try reader.value(), offset)
    }

    /// Reads the name of a definition of the given kind.
    static func name(_ reader: inout TagReader, _ kind: String) throws(SyntaxProblem) -> String {
        guard reader.hasMore() else { throw reader.problem("the name of the \(kind) is missing") }
        let range = reader.wordRange()
        guard !range.isEmpty else {
            throw reader.problem("expected the name of the \(kind), not \"\(reader.nextText())\"")
        }
        let name = reader.text(range)
        let isPlain = !reader.bytes[range].contains(.dot) && !reader.bytes[range.lowerBound].isDigit
        guard isPlain else { throw reader.problem("\"\(name)\" cannot be the name of a \(kind)") }
        reader.advance(to: range.upperBound)
        return name
    }
}
