import SwiftSyntax

extension Syntax {
    /// The declarations that the node makes: none, one, or several bindings or elements.
    var declarationParts: [DeclarationParts] {
        if let node = self.as(ClassDeclSyntax.self) { return [node.nominalParts("class", node.genericParameterClause)] }
        if let node = self.as(StructDeclSyntax.self) {
            return [node.nominalParts("struct", node.genericParameterClause)]
        }
        if let node = self.as(EnumDeclSyntax.self) { return [node.nominalParts("enum", node.genericParameterClause)] }
        if let node = self.as(ActorDeclSyntax.self) { return [node.nominalParts("actor", node.genericParameterClause)] }
        if let node = self.as(ProtocolDeclSyntax.self) {
            return [node.nominalParts("protocol", node.primaryAssociatedTypeClause)]
        }
        if let node = self.as(ExtensionDeclSyntax.self) { return [node.parts] }
        if let node = self.as(FunctionDeclSyntax.self) { return [node.parts] }
        if let node = self.as(InitializerDeclSyntax.self) { return [node.parts] }
        if let node = self.as(DeinitializerDeclSyntax.self) { return [node.parts] }
        if let node = self.as(SubscriptDeclSyntax.self) { return [node.parts] }
        if let node = self.as(VariableDeclSyntax.self) { return node.parts }
        if let node = self.as(EnumCaseDeclSyntax.self) { return node.parts }
        if let node = self.as(AccessorDeclSyntax.self) { return [node.parts] }
        return otherParts
    }

    private var otherParts: [DeclarationParts] {
        if let node = self.as(TypeAliasDeclSyntax.self) {
            var parts = DeclarationParts(kind: "typealias", name: node.name.bytes)
            parts.generics = node.genericParameterClause?.bytes
            parts.type = node.initializer.value.bytes
            parts.whereClause = node.genericWhereClause?.bytes
            return [parts]
        }
        if let node = self.as(AssociatedTypeDeclSyntax.self) {
            var parts = DeclarationParts(kind: "associatedtype", name: node.name.bytes)
            parts.inherits = node.inheritanceClause?.inheritedTypes.map(\.type.bytes) ?? []
            parts.type = node.initializer?.value.bytes
            parts.whereClause = node.genericWhereClause?.bytes
            return [parts]
        }
        if let node = self.as(ImportDeclSyntax.self) {
            return [DeclarationParts(kind: "import", name: node.path.bytes)]
        }
        if let node = self.as(OperatorDeclSyntax.self) {
            var parts = DeclarationParts(kind: "operator", name: node.name.bytes)
            parts.otherModifiers = [node.fixitySpecifier.bytes]
            return [parts]
        }
        if let node = self.as(PrecedenceGroupDeclSyntax.self) {
            var parts = DeclarationParts(kind: "precedencegroup", name: node.name.bytes)
            parts.body = span(node.leftBrace.bytes.lowerBound, node.rightBrace.bytes.upperBound)
            return [parts]
        }
        if let node = self.as(MacroDeclSyntax.self) {
            var parts = DeclarationParts(kind: "macro", name: node.name.bytes)
            parts.generics = node.genericParameterClause?.bytes
            parts.apply(node.signature)
            parts.value = node.definition?.value.bytes
            parts.whereClause = node.genericWhereClause?.bytes
            return [parts]
        }
        if let node = self.as(MacroExpansionDeclSyntax.self) {
            return [DeclarationParts(kind: "macroExpansion", name: node.macroName.bytes)]
        }
        if let node = self.as(MacroExpansionExprSyntax.self) {
            return [DeclarationParts(kind: "macroExpansion", name: node.macroName.bytes)]
        }
        return []
    }
}

extension DeclarationParts {
    mutating func apply(_ signature: FunctionSignatureSyntax) {
        apply(signature.parameterClause)
        isAsync = signature.effectSpecifiers?.asyncSpecifier != nil
        type = signature.returnClause?.type.bytes
    }

    mutating func apply(_ clause: FunctionParameterClauseSyntax) {
        parameters = clause.parameters.map { node in
            let second = node.secondName
            let names = span(node.firstName.bytes.lowerBound, (second ?? node.firstName).bytes.upperBound)
            let end = (node.defaultValue?.bytes ?? node.ellipsis?.bytes ?? node.type.bytes).upperBound
            return "(\(node.firstName.plainText)|\((second ?? node.firstName).plainText)\(Fact.part("names", names))"
                + Fact.part("type", node.type.bytes) + Fact.part("variadic", node.ellipsis != nil)
                + Fact.part("default", node.defaultValue?.value.bytes)
                + Fact.part("attributes", node.attributes.attributesWithin.map(\.bytes))
                + Fact.part("at", span(node.bytes.lowerBound, end)) + ")"
        }
    }

    mutating func apply(_ block: AccessorBlockSyntax?) {
        guard let block else { return }
        body = block.bytes
        switch block.accessors {
        case .getter: isImplicit = true
        case .accessors(let list): accessors = list.map(\.accessorSpecifier.bytes)
        @unknown default: break
        }
    }
}

extension TokenSyntax {
    /// The text without back-ticks.
    var plainText: String {
        text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`") ? String(text.dropFirst().dropLast()) : text
    }
}

extension DeclGroupSyntax {
    func nominalParts(_ kind: String, _ generics: (some SyntaxProtocol)?) -> DeclarationParts {
        let name = self.asProtocol(NamedDeclSyntax.self)?.name.bytes ?? bytes
        var parts = DeclarationParts(kind: kind, name: name)
        parts.generics = generics?.bytes
        parts.inherits = inheritanceClause?.inheritedTypes.map(\.type.bytes) ?? []
        parts.whereClause = genericWhereClause?.bytes
        parts.body = memberBlock.bytes
        parts.members = memberBlock.names
        return parts
    }
}

extension ExtensionDeclSyntax {
    var parts: DeclarationParts {
        var parts = nominalParts("extension", GenericParameterClauseSyntax?.none)
        parts.name = extendedType.bytes
        return parts
    }
}

extension FunctionDeclSyntax {
    var parts: DeclarationParts {
        var parts = DeclarationParts(kind: "func", name: name.bytes)
        parts.generics = genericParameterClause?.bytes
        parts.apply(signature)
        parts.whereClause = genericWhereClause?.bytes
        parts.body = body?.bytes
        return parts
    }
}

extension InitializerDeclSyntax {
    var parts: DeclarationParts {
        var parts = DeclarationParts(kind: "init", name: initKeyword.bytes)
        parts.generics = genericParameterClause?.bytes
        parts.apply(signature)
        parts.whereClause = genericWhereClause?.bytes
        parts.body = body?.bytes
        return parts
    }
}

extension DeinitializerDeclSyntax {
    var parts: DeclarationParts {
        var parts = DeclarationParts(kind: "deinit", name: deinitKeyword.bytes)
        parts.isAsync = effectSpecifiers?.asyncSpecifier != nil
        parts.body = body?.bytes
        return parts
    }
}

extension SubscriptDeclSyntax {
    var parts: DeclarationParts {
        var parts = DeclarationParts(kind: "subscript", name: subscriptKeyword.bytes)
        parts.generics = genericParameterClause?.bytes
        parts.apply(parameterClause)
        parts.type = returnClause.type.bytes
        parts.whereClause = genericWhereClause?.bytes
        parts.apply(accessorBlock)
        return parts
    }
}

extension VariableDeclSyntax {
    var parts: [DeclarationParts] {
        bindings.enumerated().map { index, node in
            var parts = DeclarationParts(kind: bindingSpecifier.text == "let" ? "let" : "var", name: node.pattern.bytes)
            parts.type = node.typeAnnotation?.type.bytes
            parts.value = node.initializer?.value.bytes
            parts.follows = index > 0
            parts.apply(node.accessorBlock)
            return parts
        }
    }
}

extension EnumCaseDeclSyntax {
    var parts: [DeclarationParts] {
        elements.enumerated().map { index, node in
            var parts = DeclarationParts(kind: "case", name: node.name.bytes)
            parts.parameters =
                node.parameterClause?.parameters.map { node in
                    let first = node.firstName
                    let second = node.secondName
                    let names = first.map { span($0.bytes.lowerBound, (second ?? $0).bytes.upperBound) }
                    let end = (node.defaultValue?.bytes ?? node.type.bytes).upperBound
                    return
                        "(\(first?.plainText ?? "")|\((second ?? first)?.plainText ?? "")\(Fact.part("names", names))"
                        + Fact.part("type", node.type.bytes) + Fact.part("variadic", false)
                        + Fact.part("default", node.defaultValue?.value.bytes)
                        + Fact.part("at", span(node.bytes.lowerBound, end)) + ")"
                } ?? []
            parts.value = node.rawValue?.value.bytes
            parts.follows = index > 0
            return parts
        }
    }
}

extension AccessorDeclSyntax {
    var parts: DeclarationParts {
        var parts = DeclarationParts(kind: "accessor", name: accessorSpecifier.bytes)
        if let modifier { parts.otherModifiers = [modifier.bytes] }
        parts.isAsync = effectSpecifiers?.asyncSpecifier != nil
        parts.body = body?.bytes
        return parts
    }
}
