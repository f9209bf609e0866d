import Diagnostics

extension TemplateParser {
    /// Reads the tag `name` with its body, if it has one.
    mutating func node(_ name: String, _ reader: inout TagReader, at offset: Int) throws(SyntaxProblem) -> Node {
        switch Tag(rawValue: name) {
        case .if: return conditional(&reader, at: offset)
        case .ifnot: return try negatedConditional(&reader, at: offset)
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

    /// Reads the rest of a tag's opening with `read`; if that fails, skips the tag's body before it passes the problem on.
    mutating func opening<Header>(
        of name: String,
        at offset: Int,
        _ read: () throws(SyntaxProblem) -> Header
    ) throws(SyntaxProblem) -> Header {
        do throws(SyntaxProblem) {
            return try read()
        } catch {
            skipBody(of: name, at: offset)
            throw error
        }
    }

    private mutating func conditional(_ reader: inout TagReader, at offset: Int) -> Node {
        var branches: [Node.Branch] = []
        var condition: Expression? = condition(&reader)
        while true {
            let enders = condition == nil ? Self.lastBranchEnders : Self.branchEnders
            let (nodes, ender) = body(of: "if", at: offset, until: enders)
            branches.append(Node.Branch(condition: condition, nodes: nodes))
            guard var ender else { break }
            if ender.name == "endif" {
                reportRest(&ender.reader)
                break
            }
            condition = ender.name == "elif" ? self.condition(&ender.reader) : elseCondition(&ender.reader)
        }
        return .conditional(branches)
    }

    private static func wholeCondition(_ reader: inout TagReader) throws(SyntaxProblem) -> Expression {
        guard reader.hasMore() else { throw reader.problem("a condition is missing") }
        let condition = try reader.condition()
        try reader.expectEnd()
        return condition
    }

    private static let branchEnders = ["elif", "else", "endif"]
    private static let lastBranchEnders = ["endif"]

    /// The condition of `if` or `elif`. One that cannot be read is reported, and the tag's body read nevertheless.
    private mutating func condition(_ reader: inout TagReader) -> Expression {
        do throws(SyntaxProblem) {
            return try Self.wholeCondition(&reader)
        } catch {
            report(error)
            return .literal(nil)
        }
    }

    private mutating func elseCondition(_ reader: inout TagReader) -> Expression? {
        if reader.nextIs("if") {
            report(reader.problem("unexpected \"if\"", hint: "did you mean \"elif\"?"))
        } else {
            reportRest(&reader)
        }
        return nil
    }

    /// Reports whatever is left of a tag that takes nothing more.
    private mutating func reportRest(_ reader: inout TagReader) {
        if reader.hasMore() { report(reader.unexpected()) }
    }

    private mutating func endBody(_ ender: Ender?) {
        guard var ender else { return }
        reportRest(&ender.reader)
    }

    private mutating func negatedConditional(_ reader: inout TagReader, at offset: Int) throws(SyntaxProblem) -> Node {
        let condition = try opening(of: "ifnot", at: offset) { () throws(SyntaxProblem) in
            try Self.wholeCondition(&reader)
        }
        let (nodes, ender) = body(of: "ifnot", at: offset, until: ["else", "endif"])
        var branches = [Node.Branch(condition: .not(condition), nodes: nodes)]
        guard var ender, ender.name == "else" else {
            endBody(ender)
            return .conditional(branches)
        }
        reportRest(&ender.reader)
        let (otherwise, end) = body(of: "ifnot", at: offset, until: ["endif"])
        endBody(end)
        branches.append(Node.Branch(condition: nil, nodes: otherwise))
        return .conditional(branches)
    }

    private mutating func block(_ reader: inout TagReader, at offset: Int) throws(SyntaxProblem) -> Node {
        let name = try opening(of: "block", at: offset) { () throws(SyntaxProblem) in
            let name = try Self.name(&reader, "block")
            try reader.expectEnd()
            return name
        }
        let (nodes, ender) = body(of: "block", at: offset, until: ["endblock"])
        if var ender {
            if ender.reader.nextIs(name) { _ = ender.reader.word() }
            endBody(ender)
        }
        return .block(Node.Block(name: name, nodes: nodes, offset: offset))
    }

    private mutating func filterBlock(_ reader: inout TagReader, at offset: Int) throws(SyntaxProblem) -> Node {
        let calls = try opening(of: "filter", at: offset) { () throws(SyntaxProblem) in
            guard reader.hasMore() else { throw reader.problem("the name of a filter is missing") }
            let calls = [try reader.filterCall()] + (try reader.filterCalls())
            try reader.expectEnd()
            return calls
        }
        let (nodes, ender) = body(of: "filter", at: offset, until: ["endfilter"])
        endBody(ender)
        return .filterBlock(calls, nodes)
    }

    private mutating func set(_ reader: inout TagReader, at offset: Int) throws(SyntaxProblem) -> Node {
        let name = try Self.name(&reader, "variable")
        if reader.hasMore() {
            let value = try reader.choice()
            try reader.expectEnd()
            return .assign(name: name, value)
        }
        let (nodes, ender) = body(of: "set", at: offset, until: ["endset"])
        endBody(ender)
        return .capture(name: name, nodes)
    }

    private mutating func macro(_ reader: inout TagReader, at offset: Int) throws(SyntaxProblem) -> Node {
        let (name, parameters) = try opening(of: "macro", at: offset) { () throws(SyntaxProblem) in
            let name = try Self.name(&reader, "macro")
            var parameters: [String] = []
            while reader.hasMore() { parameters.append(try Self.name(&reader, "parameter")) }
            return (name, parameters)
        }
        let outerLabels = loopLabels
        loopLabels = []
        let (nodes, ender) = body(of: "macro", at: offset, until: ["endmacro"])
        loopLabels = outerLabels
        endBody(ender)
        return .macro(Node.Macro(name: name, parameters: parameters, nodes: nodes))
    }

    private mutating func call(_ reader: inout TagReader, at offset: Int) throws(SyntaxProblem) -> Node {
        guard reader.hasMore() else { throw reader.problem("the name of a macro is missing") }
        let nameOffset = reader.index
        let name = try Self.name(&reader, "macro")
        var arguments: [Expression] = []
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
        let (rest, _) = nodes()
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

    private static func templateName(_ reader: inout TagReader) throws(SyntaxProblem) -> (Expression, Int) {
        guard reader.hasMore() else { throw reader.problem("the name of a template is missing") }
        let offset = reader.index
        return (try reader.value(), offset)
    }

    /// Reads a name that the template gives to something of the given kind.
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
