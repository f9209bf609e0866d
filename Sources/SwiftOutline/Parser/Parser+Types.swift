// Types. Each function returns whether there was a type; if not, the parser may still have moved.

extension Parser {
    /// Reads a type.
    @discardableResult
    mutating func type() -> Bool {
        guard depth < Self.maximumDepth else { return false }
        depth += 1
        defer { depth -= 1 }
        // `() -> () -> Int` has a further type after each arrow.
        repeat {
            if keyword == .repeat { advance() }
            typeAttributes()
            guard compositionType() else { return false }
        } while functionArrow()
        return true
    }

    /// The result type of a function, which may be `<T> T`.
    mutating func resultType() {
        if atLess { genericParameters() }
        type()
    }

    /// Reads `async throws(E) ->`, or does not move.
    private mutating func functionArrow() -> Bool {
        if skip(.arrow) { return true }
        guard kind == .identifier, keyword != .none else { return false }
        let start = place
        let end = lastEnd
        var flags: DeclarationFlags = []
        effects(&flags)
        if skip(.arrow) { return true }
        reset(to: start, lastEnd: end)
        return false
    }

    /// Reads `async`, `throws(E)` and `rethrows`.
    mutating func effects(_ flags: inout DeclarationFlags) {
        while kind == .identifier {
            switch keyword {
            case .async, .reasync:
                flags.insert(.async)
                advance()
            case .rethrows:
                advance()
            case .throws:
                advance()
                if kind == .leftParenthesis { skipGroup() }
            default:
                return
            }
        }
    }

    // MARK: - Specifiers and attributes

    mutating func typeAttributes() {
        while kind == .identifier, keyword != .none, mayBeTypeSpecifier {
            switch keyword {
            case .inout, .oldOwned, .oldShared, ._const, .borrowing, .consuming, .isolated, .sending:
                advance()
            case .nonisolated:
                if next.kind == .leftParenthesis, next.startsLine { return }
                advance()
                if kind == .leftParenthesis { skipGroup() }
            default:
                attributesOfType()
                return
            }
        }
        attributesOfType()
    }

    private mutating func attributesOfType() {
        guard kind == .at else { return }
        while kind == .at { attribute(ofType: true) }
        if keyword == .nonisolated, mayBeTypeSpecifier {
            advance()
            if kind == .leftParenthesis { skipGroup() }
        }
    }

    /// Whether the current token can be a specifier, because a type can follow it.
    private var mayBeTypeSpecifier: Bool {
        let next = next
        switch next.kind {
        case .at, .leftParenthesis, .leftSquare, .underscore: return true
        case .identifier:
            guard next.keyword.isReserved else { return true }
            switch next.keyword {
            case .inout, .capitalAny, .capitalSelf, .var, .let: return true
            default: return false
            }
        case .prefixOperator: return next.length == 1 && bytes[next.start] == UInt8(ascii: "~")
        default: return false
        }
    }

    // MARK: - Simple types

    /// Reads `some A & B`, `any A`, `each A`, `A & B`.
    private mutating func compositionType() -> Bool {
        if keyword == .some || keyword == .any || keyword == .each { advance() }
        guard simpleType() else { return false }
        while isOperator("&") {
            advance()
            guard simpleType() else { return false }
        }
        return true
    }

    /// Reads a type without `&` and arrows.
    mutating func simpleType(allowsMembers: Bool = true, allowsOptional: Bool = true) -> Bool {
        if isOperator("~") { advance() }
        switch kind {
        case .identifier:
            guard !keyword.isReserved || keyword == .capitalSelf || keyword == .capitalAny else { return false }
            guard typeName() else { return false }
        case .leftParenthesis:
            guard tupleType() else { return false }
        case .leftSquare:
            guard collectionType() else { return false }
        case .underscore:
            advance()
        case .doubleColon:
            guard typeName() else { return false }
        default:
            return false
        }
        return typeSuffix(allowsMembers: allowsMembers, allowsOptional: allowsOptional)
    }

    private mutating func typeSuffix(allowsMembers: Bool, allowsOptional: Bool) -> Bool {
        while true {
            switch kind {
            case .period:
                let isMetatype = next.keyword == .capitalType || next.keyword == .capitalProtocol
                guard allowsMembers || isMetatype else { return true }
                advance()
                guard kind == .identifier else { return false }
                guard typeName() else { return false }
            case .postfixQuestion, .exclamation:
                if startsLine { return true }
                if !allowsOptional {
                    guard
                        lookingAhead({
                            $0.advance()
                            return $0.kind == .period
                        })
                    else { return true }
                }
                advance()
            default:
                return true
            }
        }
    }

    /// Reads `Name`, `Module::Name` and `Name<Arguments>`.
    private mutating func typeName() -> Bool {
        moduleSelector()
        guard kind == .identifier else { return false }
        advance()
        return atLess ? genericArguments() : true
    }

    /// Reads `Module::`, if present.
    mutating func moduleSelector() {
        if kind == .identifier || kind == .underscore, next.kind == .doubleColon {
            advance()
            advance()
        } else if kind == .doubleColon {
            advance()
        }
    }

    private mutating func tupleType() -> Bool {
        typeInBrackets { parser in
            while parser.hasMore {
                guard parser.tupleTypeElement() else { return false }
                guard parser.skip(.comma) else { break }
            }
            return !parser.hasMore
        }
    }

    /// Reads a closed group, which is a type where its insides are one, or are not checked.
    private mutating func typeInBrackets(_ isType: (inout Parser) -> Bool) -> Bool {
        guard tokens[index].match != nil else { return false }
        guard lookAhead.checksInsides else {
            skipGroup()
            return true
        }
        var result = true
        group { result = isType(&$0) }
        return result
    }

    private mutating func tupleTypeElement() -> Bool {
        _ = skip(.inout)
        if startsParameterName() {
            advance()
            if isArgumentLabel(tokens[index]) { advance() }
            guard skip(.colon) else { return false }
        }
        guard type() else { return false }
        if isOperator("...") { advance() }
        if kind == .equal {
            while hasMore, kind != .comma { skipOne() }
        }
        return true
    }

    /// Whether the current token is the label of a tuple element, not its type.
    mutating func startsParameterName() -> Bool {
        guard isArgumentLabel(tokens[index]) else { return false }
        let next = next
        if next.kind == .colon { return true }
        guard isArgumentLabel(next) else { return false }
        switch keyword {
        case .isolated, .some, .any, .each, .repeat, .oldShared, ._const, .borrowing, .consuming, .sending, .oldOwned:
            return lookingAhead {
                $0.advance()
                return $0.next.kind == .colon
            }
        default:
            return true
        }
    }

    func isArgumentLabel(_ token: Token) -> Bool {
        switch token.kind {
        case .identifier: token.keyword != .inout
        case .underscore, .dollarIdentifier: true
        default: false
        }
    }

    private mutating func collectionType() -> Bool {
        typeInBrackets { parser in
            guard parser.genericArgument() else { return false }
            var isType = true
            if parser.skip(.colon) {
                isType = parser.type()
            } else if parser.keyword == .of, !parser.startsLine {
                parser.advance()
                isType = parser.genericArgument()
            }
            return isType && !parser.hasMore
        }
    }
}
