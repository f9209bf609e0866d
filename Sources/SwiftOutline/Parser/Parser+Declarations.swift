// Declarations.

extension Parser {
    /// Reads a declaration with its attributes and modifiers.
    mutating func declaration(_ items: Items) {
        var record = DeclarationRecord(kind: .class, parent: parent, first: here, introducer: here)
        if conditions > 0 { record.flags.insert(.conditional) }
        if items == .code || items == .initializerCode { record.flags.insert(.local) }
        let firstNode = nodes.count
        attributes()
        modifiers()
        record.introducer = here
        guard kind != .pound else { return add(record, firstNode) { $0.macroExpansion(&$1) } }
        switch keyword {
        case .class, .struct, .enum, .actor, .protocol: add(record, firstNode) { $0.nominal(&$1) }
        case .extension: add(record, firstNode) { $0.extensionDeclaration(&$1) }
        case .func: add(record, firstNode) { $0.function(&$1) }
        case .`init`: add(record, firstNode) { $0.initializer(&$1) }
        case .deinit: add(record, firstNode) { $0.deinitializer(&$1) }
        case .subscript: add(record, firstNode) { $0.subscriptDeclaration(&$1) }
        case .var, .let, .inout, ._borrowing: variable(record, firstNode)
        case .case: enumCase(record, firstNode)
        case .typealias: add(record, firstNode) { $0.typeAlias(&$1) }
        case .associatedtype: add(record, firstNode) { $0.associatedType(&$1) }
        case .import: add(record, firstNode) { $0.importDeclaration(&$1) }
        case .operator: add(record, firstNode) { $0.operatorDeclaration(&$1) }
        case .precedencegroup: add(record, firstNode) { $0.precedenceGroup(&$1) }
        case .macro: add(record, firstNode) { $0.macroDeclaration(&$1) }
        default: break
        }
    }

    /// Adds a record, reads the rest of its declaration, and completes it.
    mutating func add(
        _ record: DeclarationRecord,
        _ firstNode: Int,
        _ read: (inout Parser, inout DeclarationRecord) -> Void
    ) {
        let recordIndex = records.count
        records.append(record)
        let outerParent = parent
        parent = UInt32(truncatingIfNeeded: recordIndex)
        var record = record
        read(&self, &record)
        parent = outerParent
        record.end = lastEnd
        record.subtreeEnd = UInt32(truncatingIfNeeded: records.count)
        records[recordIndex] = record
        note(.declaration, first: record.first, subtreeStart: firstNode, a: UInt32(truncatingIfNeeded: recordIndex))
    }

    /// Reads the name of a declaration.
    mutating func name(_ record: inout DeclarationRecord) {
        guard kind == .identifier || kind == .underscore else { return }
        record.name = here
        advance()
        record.nameEnd = lastEnd
    }

    private mutating func genericClause(_ record: inout DeclarationRecord) {
        guard atLess else { return }
        record.genericStart = place.start
        genericParameters()
        record.genericEnd = lastEnd
    }

    private mutating func genericWhere(_ record: inout DeclarationRecord) {
        guard keyword == .where else { return }
        record.whereClause = here
        whereClause()
        record.whereEnd = lastEnd
    }

    private mutating func inheritanceClause(_ record: inout DeclarationRecord) {
        guard skip(.colon) else { return }
        record.inheritance = here
        repeat {
            if keyword == .class { advance() } else { type() }
        } while skip(.comma)
        record.inheritanceEnd = lastEnd
    }

    mutating func initializerClause(_ record: inout DeclarationRecord) {
        guard skip(.equal) else { return }
        record.initializer = here
        expression(.basic)
        record.initializerEnd = lastEnd
    }

    mutating func typeAnnotation(_ record: inout DeclarationRecord) {
        record.type = here
        resultType()
        record.typeEnd = lastEnd
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
        switch keyword {
        case .class: record.kind = .class
        case .struct: record.kind = .struct
        case .enum: record.kind = .enum
        case .actor: record.kind = .actor
        default: record.kind = .protocol
        }
        advance()
        name(&record)
        genericClause(&record)
        inheritanceClause(&record)
        genericWhere(&record)
        members(&record)
    }

    private mutating func extensionDeclaration(_ record: inout DeclarationRecord) {
        record.kind = .extension
        advance()
        record.name = here
        type()
        record.nameEnd = lastEnd
        inheritanceClause(&record)
        genericWhere(&record)
        members(&record)
    }

    private mutating func typeAlias(_ record: inout DeclarationRecord) {
        record.kind = .typealias
        advance()
        name(&record)
        genericClause(&record)
        if skip(.equal) { typeAnnotation(&record) }
        genericWhere(&record)
    }

    private mutating func associatedType(_ record: inout DeclarationRecord) {
        record.kind = .associatedtype
        advance()
        if keyword == .each { advance() }
        name(&record)
        inheritanceClause(&record)
        if skip(.equal) { typeAnnotation(&record) }
        genericWhere(&record)
    }

    // MARK: - Functions

    private mutating func function(_ record: inout DeclarationRecord) {
        record.kind = .func
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
            record.name = here
            let last = bytes[Int(place.end) - 1]
            let startsGenerics = last == .less && next.kind == .identifier
            // In `func ==<T>(…)` the `<` is not part of the name. In `func <T>(…)` the name is missing.
            if startsGenerics, !next.keyword.isReserved || next.keyword == .let {
                if place.end &- place.start > 1 { advance(bytes: place.end &- place.start &- 1) }
                record.nameEnd = min(lastEnd, place.start)
            } else {
                advance()
                record.nameEnd = lastEnd
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
        record.kind = .`init`
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
        record.kind = .deinit
        name(&record)
        effects(&record.flags)
        body(&record)
    }

    private mutating func subscriptDeclaration(_ record: inout DeclarationRecord) {
        record.kind = .subscript
        name(&record)
        genericClause(&record)
        signature(&record)
        genericWhere(&record)
        if kind == .leftBrace { accessors(&record) }
    }

    private mutating func macroDeclaration(_ record: inout DeclarationRecord) {
        record.kind = .macro
        advance()
        name(&record)
        genericClause(&record)
        signature(&record)
        initializerClause(&record)
        genericWhere(&record)
    }

    private mutating func macroExpansion(_ record: inout DeclarationRecord) {
        record.kind = .macroExpansion
        let start = nodes.count
        let first = here
        advance()
        guard !startsLine else { return }
        moduleSelector()
        guard !startsLine else { return }
        name(&record)
        if startsGenericArguments() { _ = genericArguments() }
        if kind == .leftParenthesis, !startsLine { record.parameters = here }
        callSuffixes(.macro, first: first, calleeEnd: lastEnd, subtreeStart: start, flavor: .basic)
    }

    // MARK: - Others

    private mutating func importDeclaration(_ record: inout DeclarationRecord) {
        record.kind = .import
        advance()
        switch keyword {
        case .class, .enum, .func, .inout, .let, .protocol, .struct, .typealias, .var: advance()
        default: break
        }
        record.name = here
        repeat {
            switch kind {
            case .identifier where !keyword.isReserved: advance()
            case .binaryOperator, .prefixOperator, .postfixOperator: advance()
            default: break
            }
        } while skip(.period) || skip(.doubleColon)
        record.nameEnd = lastEnd
    }

    private mutating func operatorDeclaration(_ record: inout DeclarationRecord) {
        record.kind = .operator
        advance()
        record.name = here
        advance()
        record.nameEnd = lastEnd
        while hasMore, isAdjacent, kind != .colon, kind != .leftBrace {
            advance()
        }
        if skip(.colon) {
            repeat { advance() } while skip(.comma)
        }
        if kind == .leftBrace { skipGroup() }
    }

    private mutating func precedenceGroup(_ record: inout DeclarationRecord) {
        record.kind = .precedencegroup
        advance()
        name(&record)
        if kind == .leftBrace {
            record.body = here
            skipGroup()
        }
    }
}
