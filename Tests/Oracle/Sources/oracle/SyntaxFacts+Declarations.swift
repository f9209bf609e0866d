import SwiftSyntax

// Declarations, as SwiftSyntax has them, in the terms of `SwiftOutline`.

/// What is compared of a declaration.
struct DeclarationParts {
    var kind: String
    var name: Range<Int>
    var generics: Range<Int>?
    var inherits: [Range<Int>] = []
    var whereClause: Range<Int>?
    var parameters: [String] = []
    var type: Range<Int>?
    var value: Range<Int>?
    var body: Range<Int>?
    var isAsync = false
    var follows = false
    var isImplicit = false
    var members: [Range<Int>] = []
    var accessors: [Range<Int>] = []
    /// Modifiers that the syntax keeps elsewhere.
    var otherModifiers: [Range<Int>] = []
}

extension SyntaxFacts {
    func addDeclaration(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        for parts in Syntax(node).declarationParts { add(node, parts) }
        return .visitChildren
    }

    private func add(_ node: some SyntaxProtocol, _ parts: DeclarationParts) {
        let attributes = (node.asProtocol(WithAttributesSyntax.self)?.attributes).map(flattened) ?? []
        var modifiers = node.asProtocol(WithModifiersSyntax.self)?.modifiers.map(\.bytes) ?? []
        modifiers += parts.otherModifiers
        var text = " \(parts.kind) name=\(parts.name.lowerBound)..\(parts.name.upperBound)"
        text += Fact.part("attributes", attributes) + Fact.part("modifiers", modifiers)
        text += Fact.part("generics", parts.generics) + Fact.part("inherits", parts.inherits)
        text += Fact.part("where", parts.whereClause) + Fact.part("parameters", parts.parameters)
        text += Fact.part("type", parts.type) + Fact.part("value", parts.value)
        text += Fact.part("body", parts.body) + Fact.part("async", parts.isAsync)
        text += Fact.part("follows", parts.follows) + Fact.part("implicit", parts.isImplicit)
        text += Fact.part("conditional", Syntax(node).isConditional)
        text += Fact.part("parent", Syntax(node).enclosingDeclaration?.bytes)
        text += Fact.part("members", parts.members) + Fact.part("accessors", parts.accessors)
        add(.declaration, node, text)
    }

    /// The ranges of attributes, and of their names.
    private func flattened(_ attributes: AttributeListSyntax) -> [Range<Int>] {
        attributes.attributesWithin.flatMap { [$0.bytes, $0.attributeName.bytes] }
    }
}

extension AttributeListSyntax {
    /// The attributes, those in an `#if` in its place.
    var attributesWithin: [AttributeSyntax] {
        flatMap { element -> [AttributeSyntax] in
            switch element {
            case .attribute(let node): return [node]
            case .ifConfigDecl(let node):
                return node.clauses.flatMap { clause -> [AttributeSyntax] in
                    if case .attributes(let list) = clause.elements { return list.attributesWithin }
                    return []
                }
            @unknown default: return []
            }
        }
    }
}

extension MacroExpansionExprSyntax {
    /// Whether the macro is all of an item at the top of the file, as `#Preview { … }` is.
    var isWholeItem: Bool {
        guard let item = parent?.as(CodeBlockItemSyntax.self) else { return false }
        var node = item.parent
        while let current = node {
            if current.is(SourceFileSyntax.self) { return true }
            switch current.kind {
            case .codeBlockItemList, .ifConfigClause, .ifConfigClauseList, .ifConfigDecl, .codeBlockItem: break
            default: return false
            }
            node = current.parent
        }
        return false
    }
}

extension Syntax {
    /// The nearest declaration around the node.
    var enclosingDeclaration: Syntax? {
        var node = parent
        while let current = node {
            if current.isDeclaration { return current }
            node = current.parent
        }
        return nil
    }

    private var isDeclaration: Bool {
        switch kind {
        case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl, .functionDecl,
            .initializerDecl, .deinitializerDecl, .subscriptDecl, .variableDecl, .enumCaseDecl, .typeAliasDecl,
            .associatedTypeDecl, .macroDecl, .macroExpansionDecl, .accessorDecl:
            true
        case .macroExpansionExpr:
            self.as(MacroExpansionExprSyntax.self)?.isWholeItem == true
        default:
            false
        }
    }

    /// Whether an `#if` lies between the node and the braces around it.
    var isConditional: Bool {
        var node = parent
        while let current = node {
            switch current.kind {
            case .ifConfigDecl: return true
            case .codeBlock, .closureExpr, .memberBlock, .accessorBlock, .switchExpr, .sourceFile: return false
            default: node = current.parent
            }
        }
        return false
    }
}

extension MemberBlockSyntax {
    /// The names of the members, those in an `#if` in its place.
    var names: [Range<Int>] { members.names }
}

extension MemberBlockItemListSyntax {
    fileprivate var names: [Range<Int>] {
        flatMap { item -> [Range<Int>] in
            if let node = item.decl.as(IfConfigDeclSyntax.self) {
                return node.clauses.flatMap { clause -> [Range<Int>] in
                    if case .decls(let list) = clause.elements { return list.names }
                    return []
                }
            }
            return Syntax(item.decl).declarationParts.map(\.name)
        }
    }
}
