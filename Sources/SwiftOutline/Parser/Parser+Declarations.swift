// Declarations.

extension Parser {
    /// Reads a declaration with its attributes and modifiers.
    mutating func declaration(_ items: Items) {
        var record = DeclarationRecord(kind: .class, parent: parent, first: here, introducer: here)
        record.condition = conditions.last ?? DeclarationRecord.none
        if items == .code || items == .initializerCode { record.flags.insert(.local) }
        let firstNode = nodes.count
        attributes()
        modifiers()
        record.introducer = here
        if kind == .pound {
            record.kind = .macroExpansion
            return add(record, firstNode) { $0.macroExpansion(&$1) }
        }
        switch keyword {
        case .class, .struct, .enum, .actor, .protocol: nominal(record, firstNode)
        case .extension: extensionDeclaration(record, firstNode)
        case .func: function(record, firstNode)
        case .`init`: initializer(record, firstNode)
        case .deinit: deinitializer(record, firstNode)
        case .subscript: subscriptDeclaration(record, firstNode)
        case .var, .let, .inout, ._borrowing: variable(record, firstNode)
        case .case: enumCase(record, firstNode)
        case .typealias: typeAlias(record, firstNode)
        case .associatedtype: associatedType(record, firstNode)
        case .import: importDeclaration(record, firstNode)
        case .operator: operatorDeclaration(record, firstNode)
        case .precedencegroup: precedenceGroup(record, firstNode)
        case .macro: macroDeclaration(record, firstNode)
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
        noteDeclaration(recordIndex, record, firstNode)
    }

    private mutating func noteDeclaration(_ recordIndex: Int, _ record: DeclarationRecord, _ firstNode: Int) {
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
        let outer = conditions
        conditions = []
        group { $0.items(.members) }
        conditions = outer
    }

    mutating func body(_ record: inout DeclarationRecord, _ items: Items = .code) {
        guard kind == .leftBrace else { return }
        record.body = here
        block(items)
    }

    // MARK: - Types

    private mutating func nominal(_ record: DeclarationRecord, _ firstNode: Int) {
        var record = record
        switch keyword {
        case .class: record.kind = .class
        case .struct: record.kind = .struct
        case .enum: record.kind = .enum
        case .actor: record.kind = .actor
        default: record.kind = .protocol
        }
        add(record, firstNode) { parser, record in
            parser.advance()
            parser.name(&record)
            parser.genericClause(&record)
            parser.inheritanceClause(&record)
            parser.genericWhere(&record)
            parser.members(&record)
        }
    }

    private mutating func extensionDeclaration(_ record: DeclarationRecord, _ firstNode: Int) {
        var record = record
        record.kind = .extension
        add(record, firstNode) { parser, record in
            parser.advance()
            record.name = parser.here
            parser.type()
            record.nameEnd = parser.lastEnd
            parser.inheritanceClause(&record)
            parser.genericWhere(&record)
            parser.members(&record)
        }
    }

    private mutating func typeAlias(_ record: DeclarationRecord, _ firstNode: Int) {
        var record = record
        record.kind = .typealias
        add(record, firstNode) { parser, record in
            parser.advance()
            parser.name(&record)
            parser.genericClause(&record)
            if parser.skip(.equal) {
                record.type = parser.here
                parser.type()
                record.typeEnd = parser.lastEnd
            }
            parser.genericWhere(&record)
        }
    }

    private mutating func associatedType(_ record: DeclarationRecord, _ firstNode: Int) {
        var record = record
        record.kind = .associatedtype
        add(record, firstNode) { parser, record in
            parser.advance()
            if parser.keyword == .each { parser.advance() }
            parser.name(&record)
            parser.inheritanceClause(&record)
            if parser.skip(.equal) {
                record.type = parser.here
                parser.type()
                record.typeEnd = parser.lastEnd
            }
            parser.genericWhere(&record)
        }
    }

    // MARK: - Functions

    private mutating func function(_ record: DeclarationRecord, _ firstNode: Int) {
        var record = record
        record.kind = .func
        add(record, firstNode) { parser, record in
            parser.advance()
            parser.functionName(&record)
            parser.genericClause(&record)
            parser.signature(&record)
            parser.genericWhere(&record)
            parser.body(&record)
        }
    }

    private mutating func functionName(_ record: inout DeclarationRecord) {
        switch kind {
        case .binaryOperator, .prefixOperator, .postfixOperator, .exclamation, .prefixAmpersand:
            record.name = here
            let last = bytes[Int(place.end) - 1]
            let startsGenerics = last == .less && next.kind == .identifier
            // `func ==<T>(…)`: the `<` is none of the name. Where it is all there is, the name is missing.
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
        if readsCode { group { $0.parameterList() } } else { skipGroup() }
    }

    private mutating func initializer(_ record: DeclarationRecord, _ firstNode: Int) {
        var record = record
        record.kind = .`init`
        add(record, firstNode) { parser, record in
            parser.name(&record)
            switch parser.kind {
            case .postfixQuestion, .exclamation, .infixQuestion:
                record.flags.insert(.failable)
                parser.advance()
            default:
                guard parser.isOperator("!") else { break }
                record.flags.insert(.failable)
                parser.advance()
            }
            parser.genericClause(&record)
            parser.signature(&record)
            parser.genericWhere(&record)
            parser.body(&record, .initializerCode)
        }
    }

    private mutating func deinitializer(_ record: DeclarationRecord, _ firstNode: Int) {
        var record = record
        record.kind = .deinit
        add(record, firstNode) { parser, record in
            parser.name(&record)
            parser.effects(&record.flags)
            parser.body(&record)
        }
    }

    private mutating func subscriptDeclaration(_ record: DeclarationRecord, _ firstNode: Int) {
        var record = record
        record.kind = .subscript
        add(record, firstNode) { parser, record in
            parser.name(&record)
            parser.genericClause(&record)
            parser.signature(&record)
            parser.genericWhere(&record)
            if parser.kind == .leftBrace { parser.accessors(&record) }
        }
    }

    private mutating func macroDeclaration(_ record: DeclarationRecord, _ firstNode: Int) {
        var record = record
        record.kind = .macro
        add(record, firstNode) { parser, record in
            parser.advance()
            parser.name(&record)
            parser.genericClause(&record)
            parser.signature(&record)
            parser.initializerClause(&record)
            parser.genericWhere(&record)
        }
    }

    private mutating func macroExpansion(_ record: inout DeclarationRecord) {
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

    private mutating func importDeclaration(_ record: DeclarationRecord, _ firstNode: Int) {
        var record = record
        record.kind = .import
        add(record, firstNode) { parser, record in
            parser.advance()
            switch parser.keyword {
            case .class, .enum, .func, .inout, .let, .protocol, .struct, .typealias, .var: parser.advance()
            default: break
            }
            record.name = parser.here
            repeat {
                switch parser.kind {
                case .identifier where !parser.keyword.isReserved: parser.advance()
                case .binaryOperator, .prefixOperator, .postfixOperator: parser.advance()
                default: break
                }
            } while parser.skip(.period) || parser.skip(.doubleColon)
            record.nameEnd = parser.lastEnd
        }
    }

    private mutating func operatorDeclaration(_ record: DeclarationRecord, _ firstNode: Int) {
        var record = record
        record.kind = .operator
        add(record, firstNode) { parser, record in
            parser.advance()
            record.name = parser.here
            parser.advance()
            record.nameEnd = parser.lastEnd
            while parser.hasMore, parser.isAdjacent, parser.kind != .colon, parser.kind != .leftBrace {
                parser.advance()
            }
            if parser.skip(.colon) {
                repeat { parser.advance() } while parser.skip(.comma)
            }
            if parser.kind == .leftBrace { parser.skipGroup() }
        }
    }

    private mutating func precedenceGroup(_ record: DeclarationRecord, _ firstNode: Int) {
        var record = record
        record.kind = .precedencegroup
        add(record, firstNode) { parser, record in
            parser.advance()
            parser.name(&record)
            if parser.kind == .leftBrace {
                record.body = parser.here
                parser.skipGroup()
            }
        }
    }
}
