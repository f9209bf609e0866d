// Expressions: sequences of operands and operators, without precedence.

extension Parser {
    /// The context of an expression.
    enum Flavor {
        case basic
        /// Before a brace that does not belong to the expression: `if a {`.
        case condition
    }

    /// Reads an expression. Returns whether there was one.
    @discardableResult
    mutating func expression(_ flavor: Flavor, inPattern: Bool = false) -> Bool {
        guard depth < Self.maximumDepth else {
            jump(to: limit)
            return false
        }
        depth += 1
        defer { depth -= 1 }
        let start = nodeStart
        guard operand(flavor, inPattern: inPattern) else { return false }
        var assignments: [PendingAssignment] = []
        while hasMore, let step = operation(flavor, inPattern: inPattern, &assignments) {
            if step == .operand, !operand(flavor, inPattern: inPattern) { break }
        }
        for assignment in assignments {
            note(.assignment, from: start, a: assignment.operation, b: assignment.targetEnd)
        }
        return true
    }

    private struct PendingAssignment {
        var operation: UInt32
        var targetEnd: UInt32
    }

    private enum Step {
        /// An operand follows the operator.
        case operand
        /// The operator includes its right side.
        case done
    }

    /// Reads an operator, if there is one.
    private mutating func operation(
        _ flavor: Flavor,
        inPattern: Bool,
        _ assignments: inout [PendingAssignment]
    ) -> Step? {
        switch kind {
        case .binaryOperator:
            if readsCode, isCompoundAssignment {
                assignments.append(PendingAssignment(operation: here, targetEnd: lastEnd))
            }
            advance()
            return .operand
        case .equal:
            guard !inPattern else { return nil }
            if readsCode { assignments.append(PendingAssignment(operation: here, targetEnd: lastEnd)) }
            advance()
            return .operand
        case .infixQuestion:
            advance()
            expression(flavor, inPattern: inPattern)
            guard skip(.colon) else { return nil }
            return .operand
        case .arrow:
            advance()
            return .operand
        case .identifier:
            return wordOperation()
        default:
            return nil
        }
    }

    private mutating func wordOperation() -> Step? {
        switch keyword {
        case .is:
            advance()
            type()
            return .done
        case .as:
            advance()
            if kind == .postfixQuestion || kind == .exclamation { advance() }
            type()
            return .done
        case .async:
            guard next.kind == .arrow || next.keyword == .throws else { return nil }
            fallthrough
        case .throws:
            var flags: DeclarationFlags = []
            effects(&flags)
            guard skip(.arrow) else { return nil }
            return .operand
        default:
            return nil
        }
    }

    /// Whether the operator is `+=` or another compound assignment.
    private var isCompoundAssignment: Bool {
        let length = place.end &- place.start
        guard length >= 2, bytes[Int(place.end) - 1] == .equals else { return false }
        switch bytes[Int(place.start)] {
        case .equals, .exclamation, UInt8(ascii: "~"): return false
        case .less, .greater:
            return length >= 3 && bytes[Int(place.start) + 1] != .equals
        case .dot: return length >= 3 && !(length == 3 && isPointwiseComparison)
        default: return true
        }
    }

    /// Whether the three-byte operator is `.==`, `.!=`, `.<=` or `.>=`.
    private var isPointwiseComparison: Bool {
        switch bytes[Int(place.start) + 1] {
        case .equals, .exclamation, .less, .greater: true
        default: false
        }
    }

    // MARK: - Operands

    private mutating func operand(_ flavor: Flavor, inPattern: Bool) -> Bool {
        if kind == .identifier, keyword == .none {
            // A fast path: most operands start with a name.
            return postfix(flavor, inPattern: inPattern)
        }
        while true {
            if attributedType() { return true }
            guard let word = prefixWord(flavor) else { break }
            if word == .type { return true }
        }
        switch keyword {
        case .if:
            ifExpression()
            return true
        case .switch:
            switchExpression()
            return true
        default:
            break
        }
        while kind == .prefixOperator || kind == .prefixAmpersand { advance() }
        if kind == .backslash {
            keyPath(inPattern: inPattern)
            return true
        }
        if keyword == .if || keyword == .switch { return operand(flavor, inPattern: inPattern) }
        return postfix(flavor, inPattern: inPattern)
    }

    /// Reads a type that starts with an attribute or a specifier, if there is one.
    ///
    /// Does not move back if no type follows, because nothing else starts this way.
    private mutating func attributedType() -> Bool {
        switch keyword {
        case .inout: break
        case .nonisolated: guard startsNonsendingType else { return false }
        default: guard kind == .at, next.kind != .string, next.kind != .stringStart else { return false }
        }
        checkingInsides { _ = $0.type() }
        return true
    }

    /// Whether `nonisolated(nonsending)` is next.
    private var startsNonsendingType: Bool {
        guard next.kind == .leftParenthesis, !next.startsLine, index + 3 <= limit else { return false }
        return tokens[index + 2].keyword == .nonsending && tokens[index + 3].kind == .rightParenthesis
    }

    private enum PrefixWord {
        case modifier
        case type
    }

    /// Reads `try`, `await` and other prefix keywords of an operand.
    private mutating func prefixWord(_ flavor: Flavor) -> PrefixWord? {
        guard kind == .identifier else { return nil }
        switch keyword {
        case .await:
            advance()
        case .try:
            advance()
            if kind == .postfixQuestion || kind == .exclamation { advance() }
        case .unsafe:
            guard startsOperandOfWord(flavor, takesClosure: true, prefersPostfix: false) else { return nil }
            advance()
        case .borrow, .copy, .consume, .each:
            guard startsOperandOfWord(flavor) else { return nil }
            advance()
        case .repeat:
            advance()
            expression(flavor)
            return .type
        case .any:
            guard startsOperandOfWord(flavor) || isTilde(next) else { return nil }
            type()
            return .type
        default:
            return nil
        }
        return .modifier
    }

    private func isTilde(_ token: Token) -> Bool {
        token.kind.isOperator && token.length == 1 && bytes[token.start] == UInt8(ascii: "~")
    }

    /// Whether the current word is a prefix keyword and not a name, by the tokens after it.
    mutating func startsOperandOfWord(
        _ flavor: Flavor,
        takesClosure: Bool = false,
        prefersPostfix: Bool = true
    ) -> Bool {
        let next = next
        guard !next.startsLine else { return false }
        switch next.kind {
        case .identifier:
            guard next.keyword.isReserved else { return true }
            switch next.keyword {
            case .capitalAny, .capitalSelf, .`self`, .super, .`init`, .true, .false, .nil, .repeat, .try, .if,
                .switch:
                return true
            default:
                return false
            }
        case .dollarIdentifier, .underscore, .integer, .float, .string, .stringStart, .regex, .prefixAmpersand,
            .prefixOperator, .at, .backslash, .pound:
            return true
        case .period, .leftParenthesis, .leftSquare:
            return !prefersPostfix && next.startOffset != place.end
        case .leftBrace:
            return takesClosure
                && lookingAhead {
                    $0.advance()
                    return $0.startsTrailingClosure(flavor)
                }
        default:
            return false
        }
    }

    /// Whether an expression starts at the current token.
    mutating func startsExpression() -> Bool {
        switch kind {
        case .identifier:
            guard keyword.isReserved || keyword == .await else { return true }
            switch keyword {
            case .await, .try:
                return lookingAhead { parser in
                    parser.advance()
                    if parser.keyword == .if || parser.keyword == .switch { return true }
                    if parser.startsDeclaration(.code) || parser.startsStatement() { return parser.startsLine }
                    return true
                }
            case .if, .switch, .capitalAny, .capitalSelf, .`self`, .super, .`init`, .deinit, .subscript, .true,
                .false, .nil:
                return true
            case .repeat:
                return next.kind != .leftBrace
            default:
                return false
            }
        case .underscore, .dollarIdentifier, .integer, .float, .string, .stringStart, .regex, .leftBrace,
            .leftParenthesis, .leftSquare, .period, .pound, .poundAvailable, .poundUnavailable, .backslash,
            .prefixAmpersand, .prefixOperator, .doubleColon:
            return true
        case .at:
            return next.kind == .string
        default:
            return false
        }
    }
}
