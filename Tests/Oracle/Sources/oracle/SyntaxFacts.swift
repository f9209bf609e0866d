import SwiftParser
import SwiftSyntax

/// What SwiftSyntax says about a file.
final class SyntaxFacts: SyntaxAnyVisitor {
    private(set) var facts: [Fact] = []

    init(_ tree: SourceFileSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    func add(_ kind: Fact.Kind, _ node: some SyntaxProtocol, _ text: String) {
        add(kind, node.bytes, text)
    }

    func add(_ kind: Fact.Kind, _ range: Range<Int>, _ text: String) {
        facts.append(Fact(kind: kind, start: range.lowerBound, text: "\(Fact.part("", range))\(text)"))
    }

    // MARK: - What is not code

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let elements = node.elements { walk(elements) }
        return .skipChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let names = ["attached", "freestanding"]
        if case .argumentList(let arguments) = node.arguments, !names.contains(node.attributeName.trimmedDescription) {
            walk(arguments)
        }
        return .skipChildren
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        if node.isProtocol(TypeSyntaxProtocol.self), !node.is(MissingTypeSyntax.self) { return .skipChildren }
        switch node.kind {
        case .genericArgumentClause, .genericParameterClause, .genericWhereClause, .inheritanceClause,
            .poundSourceLocation, .operatorPrecedenceAndTypes, .precedenceGroupAttributeList, .typeAnnotation,
            .returnClause, .availabilityCondition:
            return .skipChildren
        default:
            return .visitChildren
        }
    }

    // MARK: - Declarations

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { addDeclaration(node) }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { addDeclaration(node) }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { addDeclaration(node) }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { addDeclaration(node) }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { addDeclaration(node) }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { addDeclaration(node) }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { addDeclaration(node) }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { addDeclaration(node) }

    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { addDeclaration(node) }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { addDeclaration(node) }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { addDeclaration(node) }

    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { addDeclaration(node) }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { addDeclaration(node) }

    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { addDeclaration(node) }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { addDeclaration(node) }

    override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind { addDeclaration(node) }

    override func visit(_ node: PrecedenceGroupDeclSyntax) -> SyntaxVisitorContinueKind { addDeclaration(node) }

    override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind { addDeclaration(node) }

    override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind { addDeclaration(node) }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        addMacro(node, start: node.pound.bytes.lowerBound)
        return addDeclaration(node)
    }

    // MARK: - Code

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        addCall(
            node,
            "call",
            calleeEnd: node.calledExpression.bytes.upperBound,
            node.leftParen,
            node.arguments,
            node.rightParen,
            node.trailingClosure,
            node.additionalTrailingClosures
        )
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        addMacro(node)
        if node.isWholeItem { _ = addDeclaration(node) }
        return .visitChildren
    }

    func addMacro(_ node: some FreestandingMacroExpansionSyntax, start: Int? = nil) {
        addCall(
            node,
            "macro",
            calleeEnd: (node.genericArgumentClause?.bytes ?? node.macroName.bytes).upperBound,
            node.leftParen,
            node.arguments,
            node.rightParen,
            node.trailingClosure,
            node.additionalTrailingClosures,
            start: start
        )
    }

    func addCall(
        _ node: some SyntaxProtocol,
        _ word: String,
        calleeEnd: Int,
        _ left: TokenSyntax?,
        _ arguments: LabeledExprListSyntax,
        _ right: TokenSyntax?,
        _ closure: ClosureExprSyntax?,
        _ closures: MultipleTrailingClosureElementListSyntax,
        start: Int? = nil
    ) {
        let start = start ?? node.bytes.lowerBound
        let range = span(start, node.bytes.upperBound)
        let texts = arguments.map { name($0.label) + Fact.part("", $0.expression.bytes) }
        var closureTexts = closure.map { [Fact.part("", $0.bytes)] } ?? []
        closureTexts += closures.map { name($0.label) + Fact.part("", $0.closure.bytes) }
        let parentheses = left.flatMap { left in right.map { span(left.bytes.lowerBound, $0.bytes.upperBound) } }
        let text =
            Fact.part("callee", span(start, calleeEnd)) + Fact.part("parentheses", parentheses)
            + Fact.part("arguments", texts) + Fact.part("closures", closureTexts)
        add(.call, range, " " + word + text)
    }

    func name(_ token: TokenSyntax?) -> String {
        guard let token else { return "" }
        let text = token.text
        return text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`") ? String(text.dropFirst().dropLast()) : text
    }

    override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind {
        add(.array, node, Fact.part("elements", node.elements.map(\.expression.bytes)))
        return .visitChildren
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        let interpolations = node.segments.filter { $0.is(ExpressionSegmentSyntax.self) }.count
        add(.string, node, " segments=\(interpolations + 1)")
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        var signature: Range<Int>?
        if let node = node.signature {
            let start = node.bytes.lowerBound
            let end = node.inKeyword.previousToken(viewMode: .sourceAccurate)?.bytes.upperBound ?? start
            if start < node.inKeyword.bytes.lowerBound { signature = span(start, end) }
        }
        let captures = node.signature?.capture?.items.map { item in
            let end = (item.initializer?.bytes ?? item.name.bytes).upperBound
            return span(item.bytes.lowerBound, end)
        }
        let text =
            Fact.part("signature", signature) + Fact.part("captures", captures ?? [])
            + Fact.part("statements", statements(node.statements))
        add(.closure, node, text)
        return .visitChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        add(.block, node, Fact.part("statements", statements(node.statements)))
        return .visitChildren
    }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        if case .getter(let items) = node.accessors {
            add(.block, node, Fact.part("statements", statements(items)))
        }
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        for (index, element) in elements.enumerated() where element.is(AssignmentExprSyntax.self) {
            guard index > 0, index + 1 < elements.count else { continue }
            let target = span(node.bytes.lowerBound, elements[index - 1].bytes.upperBound)
            let value = span(elements[index + 1].bytes.lowerBound, node.bytes.upperBound)
            add(.assignment, node, Fact.part("target", target) + Fact.part("value", value))
        }
        return .visitChildren
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
        let cases = switchCases(node.cases).map { node in
            var label: Range<Int>
            var patterns: [Range<Int>] = []
            var conditions: [Range<Int>] = []
            var isDefault = false
            switch node.label {
            case .case(let node):
                label = node.bytes
                patterns = node.caseItems.map(\.pattern.bytes)
                conditions = node.caseItems.compactMap(\.whereClause?.condition.bytes)
            case .default(let node):
                label = node.bytes
                isDefault = true
            @unknown default:
                label = node.bytes
            }
            return "(" + Fact.part("label", label) + Fact.part("at", node.bytes) + Fact.part("default", isDefault)
                + Fact.part("unknown", node.attribute != nil) + Fact.part("patterns", patterns)
                + Fact.part("conditions", conditions) + Fact.part("statements", statements(node.statements)) + ")"
        }
        let body = span(node.leftBrace.bytes.lowerBound, node.rightBrace.bytes.upperBound)
        let text = Fact.part("subject", node.subject.bytes) + Fact.part("body", body)
        add(.switch, node, text + Fact.part("cases", cases))
        return .visitChildren
    }

    private func switchCases(_ list: SwitchCaseListSyntax) -> [SwitchCaseSyntax] {
        list.flatMap { element -> [SwitchCaseSyntax] in
            switch element {
            case .switchCase(let node): return [node]
            case .ifConfigDecl(let node):
                return node.clauses.flatMap { clause -> [SwitchCaseSyntax] in
                    if case .switchCases(let list) = clause.elements { return switchCases(list) }
                    return []
                }
            default: return []
            }
        }
    }

    /// The ranges of statements, those in an `#if` in its place.
    func statements(_ list: CodeBlockItemListSyntax) -> [Range<Int>] {
        list.flatMap { item -> [Range<Int>] in
            if let node = item.item.as(IfConfigDeclSyntax.self) {
                return node.clauses.flatMap { clause -> [Range<Int>] in
                    if case .statements(let list) = clause.elements { return statements(list) }
                    return []
                }
            }
            if item.item.is(PoundSourceLocationSyntax.self) { return [] }
            return [item.item.bytes]
        }
    }
}

extension SyntaxProtocol {
    /// The bytes of the node without the trivia around it.
    var bytes: Range<Int> {
        let start = positionAfterSkippingLeadingTrivia.utf8Offset
        return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
    }
}
