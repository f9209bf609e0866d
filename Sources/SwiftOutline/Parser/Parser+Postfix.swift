// Operands with their suffixes: members, calls, subscripts, closures.

extension Parser {
    /// Reads a primary expression and its suffixes.
    mutating func postfix(_ flavor: Flavor, inPattern: Bool) -> Bool {
        let start = nodeStart
        let isLiteral = startsLiteral
        guard primary(flavor, inPattern: inPattern) else { return false }
        suffixes(flavor, inPattern: inPattern, from: start, isLiteral: isLiteral)
        return true
    }

    /// Whether a literal starts here that cannot have a trailing closure.
    private var startsLiteral: Bool {
        switch kind {
        case .integer, .float, .regex, .string, .stringStart, .at: true
        case .identifier: keyword == .true || keyword == .false || keyword == .nil
        default: false
        }
    }

    /// Reads an operand without suffixes. Returns whether there was one.
    private mutating func primary(_ flavor: Flavor, inPattern: Bool) -> Bool {
        switch kind {
        case .identifier:
            return word(inPattern: inPattern)
        case .integer, .float, .regex, .dollarIdentifier, .underscore:
            advance()
        case .string, .stringStart:
            string()
        case .period:
            advance()
            // As in SwiftSyntax, an implicit member has no generic arguments.
            memberName(takesGenerics: false)
        case .leftParenthesis:
            let start = nodeStart
            readCode { $0.arguments(.basic, inPattern: inPattern) }
            note(.tuple, from: start, a: start.first)
        case .leftSquare:
            collection()
        case .leftBrace:
            closure()
        case .pound:
            macroExpression(flavor)
        case .poundAvailable, .poundUnavailable:
            advance()
            if kind == .leftParenthesis { skipGroup() }
        case .at where next.kind == .string:
            advance()
            string()
        case .doubleColon:
            advance()
            memberName()
        default:
            return false
        }
        return true
    }

    private mutating func word(inPattern: Bool) -> Bool {
        switch keyword {
        case .true, .false, .nil, .super, .capitalAny:
            advance()
            return true
        case .`init`, .`self`, .capitalSelf:
            break
        case .deinit, .subscript:
            guard inPattern else { return false }
        default:
            guard !keyword.isReserved else { return false }
        }
        moduleSelector()
        advance()
        compoundName()
        if startsGenericArguments() { _ = genericArguments() }
        return true
    }

    /// Reads the name after a period.
    mutating func memberName(takesGenerics: Bool = true) {
        moduleSelector()
        switch kind {
        case .integer:
            advance()
        case .identifier:
            advance()
            compoundName()
        default:
            return
        }
        if takesGenerics, startsGenericArguments() { _ = genericArguments() }
    }

    /// Reads the labels `(a:b:)` after a name, if present.
    private mutating func compoundName() {
        guard kind == .leftParenthesis, !startsLine, let match = tokens[index].match else { return }
        let count = match - index - 1
        guard count >= 2, count % 2 == 0 else { return }
        var label = index + 1
        while label < match {
            guard tokens[label].kind != .dollarIdentifier, isArgumentLabel(tokens[label]),
                tokens[label + 1].kind == .colon
            else { return }
            label += 2
        }
        skipGroup()
    }

    // MARK: - Suffixes

    private mutating func suffixes(_ flavor: Flavor, inPattern: Bool, from start: NodeStart, isLiteral: Bool) {
        var isLiteral = isLiteral
        while hasMore {
            switch kind {
            case .period:
                advance()
                memberName()
            case .leftParenthesis, .leftSquare:
                guard !startsLine else { return }
                let node: CodeNode.Kind = kind == .leftSquare ? .subscript : .call
                callSuffixes(node, from: start, flavor, inPattern: inPattern)
            case .leftBrace:
                guard !isLiteral, startsTrailingClosure(flavor) else { return }
                let calleeEnd = lastEnd
                trailingClosures()
                note(.call, from: start, b: calleeEnd)
                if kind == .leftBrace { return }
            case .postfixQuestion, .exclamation, .postfixOperator:
                advance()
            case .poundIf:
                guard startsConditionalSuffix() else { return }
                conditionalSuffixes(flavor)
            default:
                return
            }
            isLiteral = false
        }
    }

    /// Reads the arguments and trailing closures of a call, macro or subscript.
    mutating func callSuffixes(
        _ node: CodeNode.Kind,
        from start: NodeStart,
        _ flavor: Flavor,
        inPattern: Bool = false
    ) {
        let calleeEnd = lastEnd
        var bracket = CodeNode.none
        if kind == (node == .subscript ? .leftSquare : .leftParenthesis), !startsLine {
            bracket = here
            readCode { $0.arguments(.basic, inPattern: inPattern) }
        }
        if flavor == .basic, kind == .leftBrace, startsTrailingClosure(flavor) { trailingClosures() }
        note(node, from: start, a: bracket, b: calleeEnd)
    }

    /// Whether an `#if` contains members of the preceding expression.
    private mutating func startsConditionalSuffix() -> Bool {
        lookingAhead { parser in
            for _ in 0..<Self.maximumDirectives where parser.kind == .poundIf { parser.skipDirectiveLine() }
            return parser.kind == .period && parser.next.kind == .identifier
        }
    }

    /// Reads an `#if` block of members, which may start with nested blocks.
    private mutating func conditionalSuffixes(_ flavor: Flavor) {
        guard depth < Self.maximumDepth else { return jump(to: limit) }
        depth += 1
        defer { depth -= 1 }
        skipDirectiveLine()
        while hasMore {
            switch kind {
            case .poundElse, .poundElseif:
                skipDirectiveLine()
            case .poundEndif:
                return advance()
            default:
                let start = nodeStart
                if kind == .period {
                    advance()
                    memberName()
                } else if kind == .poundIf {
                    conditionalSuffixes(flavor)
                } else {
                    skipOne()
                    continue
                }
                suffixes(flavor, inPattern: false, from: start, isLiteral: false)
            }
        }
    }

    // MARK: - Trailing closures

    /// Whether the brace opens a trailing closure of the preceding expression.
    mutating func startsTrailingClosure(_ flavor: Flavor) -> Bool {
        guard !startsObservers(), next.keyword != .case else { return false }
        guard flavor == .condition else { return true }
        guard !next.startsLine, let match = tokens[index].match else { return false }
        let after = tokens[match + 1]
        switch after.kind {
        case .leftBrace, .comma: return true
        case .leftSquare, .leftParenthesis, .period, .postfixQuestion, .infixQuestion, .exclamation, .colon, .equal,
            .postfixOperator, .binaryOperator:
            return !after.startsLine
        case .identifier:
            switch after.keyword {
            case .where: return true
            case .is, .as: return !after.startsLine
            default: return false
            }
        default: return false
        }
    }

    private mutating func trailingClosures() {
        trailingClosure(label: CodeNode.none, from: nodeStart)
        while startsLabelledClosure {
            let start = nodeStart
            advance()
            advance()
            trailingClosure(label: start.first, from: start)
        }
    }

    private mutating func trailingClosure(label: UInt32, from start: NodeStart) {
        closure()
        note(.trailingClosure, from: start, a: label)
    }

    private var startsLabelledClosure: Bool {
        guard hasMore, next.kind == .colon, kind != .dollarIdentifier, isArgumentLabel(tokens[index]),
            keyword != .default, index + 2 <= limit
        else { return false }
        return tokens[index + 2].kind == .leftBrace
    }

    // MARK: - Macros

    mutating func macroExpression(_ flavor: Flavor) {
        let start = nodeStart
        advance()
        guard !startsLine else { return }
        moduleSelector()
        guard !startsLine, kind == .identifier else { return }
        advance()
        if startsGenericArguments() { _ = genericArguments() }
        callSuffixes(.macro, from: start, flavor)
    }
}
