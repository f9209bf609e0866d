// Declarations.

extension Parser {
    /// Reads a declaration with its attributes and modifiers.
    mutating func declaration(_ items: Items) {
        var record = DeclarationRecord(kind: .class, parent: parent, first: here)
        if conditions > 0 { record.flags.insert(.conditional) }
        if items == .code || items == .initializerCode { record.flags.insert(.local) }
        let start = nodeStart
        attributes()
        modifiers()
        record.introducer = here
        record.kind = kind == .pound ? .macroExpansion : Self.kinds[keyword] ?? .var
        guard kind != .pound else { return add(record, start) { $0.macroExpansion(&$1) } }
        switch keyword {
        case .class, .struct, .enum, .actor, .protocol: add(record, start) { $0.nominal(&$1) }
        case .extension: add(record, start) { $0.extensionDeclaration(&$1) }
        case .func: add(record, start) { $0.function(&$1) }
        case .`init`: add(record, start) { $0.initializer(&$1) }
        case .deinit: add(record, start) { $0.deinitializer(&$1) }
        case .subscript: add(record, start) { $0.subscriptDeclaration(&$1) }
        case .var, .let, .inout, ._borrowing: list(record, start) { $0.binding(&$1) }
        case .case: list(record, start) { $0.enumCase(&$1) }
        case .typealias: add(record, start) { $0.typeAlias(&$1) }
        case .associatedtype: add(record, start) { $0.associatedType(&$1) }
        case .import: add(record, start) { $0.importDeclaration(&$1) }
        case .operator: add(record, start) { $0.operatorDeclaration(&$1) }
        case .precedencegroup: add(record, start) { $0.precedenceGroup(&$1) }
        case .macro: add(record, start) { $0.macroDeclaration(&$1) }
        default: break
        }
    }

    /// The kinds of declarations by their keywords.
    private static let kinds = Dictionary(
        uniqueKeysWithValues: DeclarationKind.allCases.compactMap { kind in
            Keyword(rawValue: kind.keyword).map { ($0, kind) }
        }
    )

    /// Adds a record, reads the rest of its declaration, and completes it.
    mutating func add(
        _ record: DeclarationRecord,
        _ start: NodeStart,
        _ read: (inout Parser, inout DeclarationRecord) -> Void
    ) {
        let recordIndex = records.count
        records.append(record)
        let outerParent = parent
        parent = UInt32(truncatingIfNeeded: recordIndex)
        var record = record
        read(&self, &record)
        parent = outerParent
        record.whole.end = lastEnd
        record.family.end = UInt32(truncatingIfNeeded: records.count)
        records[recordIndex] = record
        note(.declaration, from: start, a: UInt32(truncatingIfNeeded: recordIndex))
    }

    /// Reads a part of a declaration, which starts here.
    mutating func part(_ read: (inout Parser) -> Void) -> DeclarationPart {
        let start = here
        read(&self)
        return DeclarationPart(start: start, end: lastEnd)
    }

    /// Reads the name of a declaration.
    mutating func name(_ record: inout DeclarationRecord) {
        guard kind == .identifier || kind == .underscore else { return }
        record.name = part { $0.advance() }
    }

    private mutating func genericClause(_ record: inout DeclarationRecord) {
        guard atLess else { return }
        record.generics.start = place.start
        genericParameters()
        record.generics.end = lastEnd
    }

    private mutating func genericWhere(_ record: inout DeclarationRecord) {
        guard keyword == .where else { return }
        record.generics.requirements = part { $0.whereClause() }
    }

    private mutating func inheritanceClause(_ record: inout DeclarationRecord) {
        guard skip(.colon) else { return }
        record.inheritance = part { parser in
            repeat {
                if parser.keyword == .class { parser.advance() } else { parser.type() }
            } while parser.skip(.comma)
        }
    }

    mutating func initializerClause(_ record: inout DeclarationRecord) {
        guard skip(.equal) else { return }
        record.initializer = part { $0.expression(.basic) }
    }

    mutating func typeAnnotation(_ record: inout DeclarationRecord) {
        record.type = part { $0.resultType() }
    }

    private mutating func members(_ record: inout DeclarationRecord) {
        guard kind == .leftBrace else { return }
        record.body = here
        braces { $0.items(.members) }
    }

    mutating func body(_ record: inout DeclarationRecord, _ items: Items = .code) {
        guard kind == .leftBrace else { return }
        record.body = here
        block(items)
    }

    // MARK: - Types

    private mutating func nominal(_ record: inout DeclarationRecord) {
        advance()
        name(&record)
        genericClause(&record)
        inheritanceClause(&record)
        genericWhere(&record)
        members(&record)
    }

    private mutating func extensionDeclaration(_ record: inout DeclarationRecord) {
        advance()
        record.name = part { $0.type() }
        inheritanceClause(&record)
        genericWhere(&record)
        members(&record)
    }

    private mutating func typeAlias(_ record: inout DeclarationRecord) {
        advance()
        name(&record)
        genericClause(&record)
        if skip(.equal) { typeAnnotation(&record) }
        genericWhere(&record)
    }

    private mutating func associatedType(_ record: inout DeclarationRecord) {
        advance()
        if keyword == .each { advance() }
        name(&record)
        inheritanceClause(&record)
        if skip(.equal) { typeAnnotation(&record) }
        genericWhere(&record)
    }

    // MARK: - Functions

    private mutating func function(_ record: inout DeclarationRecord) {
        advance()
        functionName(&record)
        genericClause(&record)
        signature(&record)
        genericWhere(&record)
        body(&record)
    }

    private mutating func functionName(_ record: inout DeclarationRecord) {
        switch kind {
        case .binaryOperator, .prefixOperator, .postfixOperator, .exclamation, .prefixAmpersand:
            record.name.start = here
            let last = bytes[Int(place.end) - 1]
            let startsGenerics = last == .less && next.kind == .identifier
            // In `func ==<T>(…)` the `<` is not part of the name. In `func <T>(…)` the name is missing.
            if startsGenerics, !next.keyword.isReserved || next.keyword == .let {
                if place.end &- place.start > 1 { advance(bytes: place.end &- place.start &- 1) }
                record.name.end = min(lastEnd, place.start)
            } else {
                advance()
                record.name.end = lastEnd
            }
        default:
            name(&record)
        }
    }

    /// Reads parameters, effects and result.
    private mutating func signature(_ record: inout DeclarationRecord) {
        parameters(&record)
        effects(&record.flags)
        if skip(.arrow) { typeAnnotation(&record) }
    }

    mutating func parameters(_ record: inout DeclarationRecord) {
        guard kind == .leftParenthesis else { return }
        record.parameters = here
        readCode { $0.parameterList() }
    }

    private mutating func initializer(_ record: inout DeclarationRecord) {
        name(&record)
        switch kind {
        case .postfixQuestion, .exclamation, .infixQuestion: advance()
        default: if isOperator("!") { advance() }
        }
        genericClause(&record)
        signature(&record)
        genericWhere(&record)
        body(&record, .initializerCode)
    }

    private mutating func deinitializer(_ record: inout DeclarationRecord) {
        name(&record)
        effects(&record.flags)
        body(&record)
    }

    private mutating func subscriptDeclaration(_ record: inout DeclarationRecord) {
        name(&record)
        genericClause(&record)
        signature(&record)
        genericWhere(&record)
        if kind == .leftBrace { accessors(&record) }
    }

    private mutating func macroDeclaration(_ record: inout DeclarationRecord) {
        advance()
        name(&record)
        genericClause(&record)
        signature(&record)
        initializerClause(&record)
        genericWhere(&record)
    }

    private mutating func macroExpansion(_ record: inout DeclarationRecord) {
        let start = nodeStart
        advance()
        guard !startsLine else { return }
        moduleSelector()
        guard !startsLine else { return }
        name(&record)
        if startsGenericArguments() { _ = genericArguments() }
        if kind == .leftParenthesis, !startsLine { record.parameters = here }
        callSuffixes(.macro, from: start, .basic)
    }

    // MARK: - Others

    private mutating func importDeclaration(_ record: inout DeclarationRecord) {
        advance()
        switch keyword {
        case .class, .enum, .func, .inout, .let, .protocol, .struct, .typealias, .var: advance()
        default: break
        }
        record.name = part { parser in
            repeat {
                switch parser.kind {
                case .identifier where !parser.keyword.isReserved: parser.advance()
                case .binaryOperator, .prefixOperator, .postfixOperator: parser.advance()
                default: break
                }
            } while parser.skip(.period) || parser.skip(.doubleColon)
        }
    }

    private mutating func operatorDeclaration(_ record: inout DeclarationRecord) {
        advance()
        record.name = part { $0.advance() }
        while hasMore, isAdjacent, kind != .colon, kind != .leftBrace {
            advance()
        }
        if skip(.colon) {
            repeat { advance() } while skip(.comma)
        }
        if kind == .leftBrace { skipGroup() }
    }

    private mutating func precedenceGroup(_ record: inout DeclarationRecord) {
        advance()
        name(&record)
        if kind == .leftBrace {
            record.body = here
            skipGroup()
        }
    }
}
