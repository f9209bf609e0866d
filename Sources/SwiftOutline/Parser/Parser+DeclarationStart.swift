// Detection of the start of a declaration.

extension Parser {
    /// The kind of a list of items.
    enum Items {
        /// The top of a file: declarations, and the statements of a script.
        case file
        /// Members of a type: declarations only.
        case members
        /// Statements and local declarations.
        case code
        /// The statements of an initialiser, in which `init` is a call.
        case initializerCode
    }

    /// Whether a declaration starts at the current token.
    mutating func startsDeclaration(_ items: Items) -> Bool {
        switch kind {
        case .identifier:
            // A fast path: most statements start with a name that is not a keyword.
            guard keyword != .none else { return false }
        case .at, .poundIf, .pound:
            break
        default:
            return false
        }
        // A run of modifiers without a declaration is read only once.
        if lookAhead.plainModifiers.contains(index) { return false }
        let start = index
        var end = start
        let starts = lookingAhead { parser in
            let starts = parser.readsDeclarationStart(items)
            end = parser.index
            return starts
        }
        if !starts, items != .members, end > start &+ 1, isRunOfWords(start..<end) {
            lookAhead.plainModifiers = start..<end
        }
        return starts
    }

    private func isRunOfWords(_ range: Range<Int>) -> Bool { range.allSatisfy { tokens[$0].kind == .identifier } }

    private mutating func readsDeclarationStart(_ items: Items) -> Bool {
        var sawAttribute = false
        var sawModifier = false
        // Contextual keywords such as `actor` may be modifiers.
        for _ in 0..<64 {
            if kind == .at || kind == .poundIf {
                let before = index
                attributes()
                guard index > before else { return false }
                sawAttribute = true
                if !hasMore || kind == .rightBrace || kind == .endOfFile || kind == .poundEndif { return true }
                if kind == .string || kind == .stringStart { return false }
            }
            sawModifier = skipModifiers() || sawModifier
            if kind == .pound {
                return sawAttribute || sawModifier || items == .members || (items == .file && isWholeMacro())
            }
            guard kind == .identifier else { return items == .members && (sawAttribute || sawModifier) }
            switch keyword {
            case .actor:
                if next.kind == .identifier, !next.keyword.isReserved { return true }
            case .case:
                return items == .members
            case .`init`:
                return items != .initializerCode
            case .macro:
                return next.kind == .identifier && !next.keyword.isReserved
            case .associatedtype, .class, .deinit, .enum, .extension, .func, .import, .operator, .precedencegroup,
                .protocol, .struct, .subscript, .typealias, .let, .var, .inout, ._borrowing:
                return true
            case let keyword:
                guard Self.isContextualDeclarationKeyword(keyword) else {
                    return items == .members && (sawAttribute || sawModifier)
                }
            }
            advance()
        }
        return false
    }

    /// Whether a top-level macro is a whole item and not the start of an expression.
    private mutating func isWholeMacro() -> Bool {
        macroExpression(.basic)
        switch kind {
        case .period, .binaryOperator, .postfixOperator, .infixQuestion, .postfixQuestion, .exclamation, .equal,
            .arrow:
            return false
        case .leftParenthesis, .leftSquare, .leftBrace:
            return startsLine
        case .identifier:
            return keyword != .as && keyword != .is
        default:
            return true
        }
    }

    /// Skips modifiers except `class`. Returns whether there were any.
    private mutating func skipModifiers() -> Bool {
        var sawModifier = false
        while kind == .identifier, keyword != .class, Self.isModifier(keyword) {
            let modifier = keyword
            sawModifier = true
            advance()
            // `open(file)` is a call.
            if modifier != .open, kind == .leftParenthesis, Self.takesDetail(modifier) { skipGroup() }
        }
        return sawModifier
    }

    private static func isContextualDeclarationKeyword(_ keyword: Keyword) -> Bool {
        switch keyword {
        case .oldConsuming, ._const, ._local, .actor, .async, .convenience, .distributed, .dynamic, .final, .indirect,
            .infix, .isolated, .lazy, .mutating, .nonisolated, .nonmutating, .package, .open, .optional, .override,
            .postfix, .prefix, .required, .unowned, .weak:
            true
        default:
            false
        }
    }
}
