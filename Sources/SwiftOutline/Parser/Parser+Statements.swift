// Statements.

extension Parser {
    /// Reads a statement or expression.
    mutating func codeItem() {
        guard startsStatement() || startsExpression() else {
            // Attributes and modifiers without a declaration.
            attributes()
            modifiers()
            return
        }
        if readsCode { statement { $0.codeItemContents() } } else { codeItemContents() }
    }

    private mutating func codeItemContents() {
        guard startsStatement() else {
            expression(.basic)
            return
        }
        while isName, next.kind == .colon {
            advance()
            advance()
        }
        switch keyword {
        case .if: ifExpression()
        case .switch: switchExpression()
        case .guard: guardStatement()
        case .for: forStatement()
        case .while: whileStatement()
        case .repeat: repeatStatement()
        case .do: doStatement()
        case .defer:
            advance()
            block()
        case .return:
            advance()
            if startsReturnValue() { expression(.basic) }
        case .throw, .yield, .discard:
            advance()
            expression(.basic)
        case .break, .continue:
            advance()
            if !startsLine, isName, !startsStatement(), !startsDeclaration(.code) { advance() }
        default:
            advance()
        }
        if keyword == .as, hasMore { coercion() }
    }

    /// Reads the cast of `if … {} as Type`, which is an expression.
    private mutating func coercion() {
        advance()
        if kind == .postfixQuestion || kind == .exclamation { advance() }
        type()
    }

    /// Whether a statement starts here that is not an expression.
    mutating func startsStatement() -> Bool {
        guard kind == .identifier else { return false }
        if next.kind == .colon, !keyword.isReserved {
            return lookingAhead { parser in
                parser.advance()
                parser.advance()
                return parser.startsUnlabelledStatement()
            }
        }
        return startsUnlabelledStatement()
    }

    private mutating func startsUnlabelledStatement() -> Bool {
        guard kind == .identifier else { return false }
        switch keyword {
        case .return, .throw, .defer, .if, .guard, .while, .do, .for, .break, .continue, .fallthrough, .switch:
            return true
        case .repeat:
            return next.kind == .leftBrace
        case .yield, .discard:
            return startsOperandOfWord(.basic)
        default:
            return false
        }
    }

    private mutating func startsReturnValue() -> Bool {
        guard hasMore else { return false }
        switch kind {
        case .rightBrace, .semicolon, .poundIf, .poundEndif, .poundElse, .poundElseif, .endOfFile: return false
        case .identifier:
            switch keyword {
            case .case, .default: return false
            case .if, .switch: return true
            default: break
            }
        default: break
        }
        if startsStatement() || startsDeclaration(.code) { return false }
        return !(startsLine && startsSwitchCase())
    }

    // MARK: - Conditions

    private mutating func conditionList() {
        while hasMore {
            condition()
            guard skip(.comma), keyword != .else else { return }
        }
    }

    private mutating func condition() {
        if kind == .poundAvailable || kind == .poundUnavailable {
            advance()
            if kind == .leftParenthesis { skipGroup() }
            return
        }
        switch keyword {
        case .case:
            advance()
            matchingPattern()
        case .let, .var, .inout:
            matchingPattern()
        default:
            expression(.condition)
            return
        }
        if skip(.colon) { type() }
        if skip(.equal) { expression(.condition) }
    }

    // MARK: - if, guard, loops

    mutating func ifExpression() {
        while true {
            advance()
            if kind != .leftBrace { conditionList() }
            block()
            guard skip(.else) else { return }
            guard keyword == .if else { return block() }
        }
    }

    private mutating func guardStatement() {
        advance()
        conditionList()
        _ = skip(.else)
        block()
    }

    private mutating func whileStatement() {
        advance()
        if kind != .leftBrace { conditionList() }
        block()
    }

    private mutating func repeatStatement() {
        advance()
        block()
        guard skip(.while) else { return }
        expression(.basic)
    }

    private mutating func forStatement() {
        advance()
        _ = skip(.try)
        _ = skip(.await)
        if keyword == .unsafe, next.keyword != .in, next.kind != .colon { advance() }
        if skip(.case) {
            matchingPattern()
            if skip(.colon) { type() }
        } else {
            pattern()
            if skip(.colon) { resultType() }
        }
        if skip(.in), kind != .leftBrace { expression(.condition) }
        if skip(.where) { expression(.condition) }
        block()
    }

    private mutating func doStatement() {
        advance()
        var flags: DeclarationFlags = []
        if keyword == .throws { effects(&flags) }
        block()
        while skip(.catch) {
            while hasMore, kind != .leftBrace {
                let before = index
                guardedPattern(.condition)
                guard skip(.comma), index > before else { break }
            }
            block()
        }
    }
}
