import SwiftOutline

/// The statements right within a body, a closure or a case.
struct StatementBlock {
    let statements: [Statement]
    /// The braces around them; of a case, from its colon on.
    let range: Range<Int>
    let inserter: BlockInserter
    /// Whether the body's one expression is its value.
    let isImplicitValue: Bool

    /// - Throws: `.unsuitable` where the target has no statements.
    init(_ target: AnchorTarget, in document: SwiftDocument) throws(EditError.Reason) {
        let range: Range<Int>
        let head: Int
        var returns = false
        switch target {
        case .declaration(let declaration):
            guard let body = Self.body(of: declaration) else {
                throw .unsuitable("\"\(target.name)\" has no body of statements")
            }
            range = body
            head = document.lineHead(of: body.lowerBound, within: declaration.range)
            let type = declaration.type?.text
            returns = declaration.kind != .`init` && type != nil && type != "Void" && type != "()"
        case .closure(let closure):
            try document.checkClosed(closure.range)
            range = closure.contentRange.lowerBound - 1..<closure.contentRange.upperBound + 1
            head = closure.range.lowerBound
        case .call(let call):
            self = try Self(.closure(try Self.closure(of: call)), in: document)
            return
        case .argument(let argument):
            guard let closure = argument.code.closures.first, closure.range == argument.value.range else {
                throw .unsuitable("\"\(target.name)\" is no closure")
            }
            self = try Self(.closure(closure), in: document)
            return
        case .switchCase(let found, let owner):
            try document.checkClosed(owner.bodyRange)
            let next = owner.cases.first { $0.range.lowerBound >= found.range.upperBound }
            let end = next?.range.lowerBound ?? owner.bodyRange.upperBound - 1
            range = found.labelRange.upperBound - 1..<end + 1
            head = found.range.lowerBound
        default: throw .unsuitable("\"\(target.name)\" holds no statements")
        }
        self.range = range
        statements = document.found.value(for: range) {
            target.code(in: document).statements.outermost(\.range) {
                $0.range.lowerBound > range.lowerBound && $0.range.upperBound < range.upperBound
            }
        }
        inserter = BlockInserter(document: document, braces: range, head: head)
        isImplicitValue = returns && statements.count == 1 && Self.isExpression(statements[0])
    }

    /// Where a new statement goes if it follows one of the others.
    func place(after index: Int?, in document: SwiftDocument) -> BlockInserter.Place {
        var place = BlockInserter.Place()
        place.previous = index.map { statements[$0].range }
        let next = index.map { $0 + 1 } ?? 0
        if next < statements.count { place.next = statements[next].range }
        if let index, index > 0, statements.count > 1 {
            place.blankBefore = document.hasBlankLine(
                in: statements[index - 1].range.upperBound..<statements[index].range.lowerBound
            )
        }
        return place
    }

    private static func body(of declaration: Declaration) -> Range<Int>? {
        switch declaration.kind {
        case .func, .`init`, .deinit, .accessor: return declaration.isBodyClosed ? declaration.bodyRange : nil
        case .var, .subscript:
            if declaration.hasImplicitGetter { return declaration.isBodyClosed ? declaration.bodyRange : nil }
            let accessors = declaration.accessors
            return accessors.count == 1 && accessors[0].name == "get" ? body(of: accessors[0]) : nil
        default: return nil
        }
    }

    /// The closure that a call ends in, or its only closure.
    private static func closure(of call: Call) throws(EditError.Reason) -> Closure {
        if let trailing = call.trailingClosures.first(where: { $0.label == nil }) { return trailing.closure }
        let closures = call.arguments.compactMap { argument in
            argument.code.closures.first { $0.range == argument.value.range }
        }
        guard closures.count == 1 else { throw .unsuitable("\"call \(call.name)\" has no one closure") }
        return closures[0]
    }

    private static func isExpression(_ statement: Statement) -> Bool {
        let others: [Keyword] = [.return, .throw, .if, .guard, .switch, .for, .while, .repeat, .do, .defer]
        let range = statement.range
        return !others.contains(statement.keyword) && statement.declaration == nil
            && !statement.code.assignments.contains { $0.range == range }
    }
}

extension SwiftDocument {
    /// The offset whose line's indentation a body builds on: the line of its brace, where that begins with the brace or the
    /// declaration, else the declaration's own (a parameter list over several lines ends in `) {`).
    func lineHead(of brace: Int, within declaration: Range<Int>) -> Int {
        let head = lineStart(brace)
        return head <= declaration.lowerBound ? declaration.lowerBound : brace
    }
}
