// Literals that contain expressions, arguments, closures and key paths.

extension Parser {
    /// Reads arguments, or the elements of a tuple, up to the limit.
    mutating func arguments(_ flavor: Flavor, inPattern: Bool = false) {
        while hasMore {
            let before = place
            let start = nodeStart
            var label = CodeNode.none
            if next.kind == .colon, isArgumentLabel(tokens[index]) {
                label = here
                advance()
                advance()
            } else if kind == .colon {
                advance()
            }
            argumentValue(flavor, inPattern: inPattern)
            if place != before {
                note(.argument, from: start, a: label)
            }
            if !skip(.comma), hasMore { skipOne() }
        }
    }

    private mutating func argumentValue(_ flavor: Flavor, inPattern: Bool) {
        if kind == .binaryOperator {
            let after = next.kind
            if after == .comma || after == .rightParenthesis || after == .rightSquare { return advance() }
        }
        if inPattern, startsPattern {
            matchingPattern()
        } else {
            expression(flavor, inPattern: inPattern)
        }
    }

    /// Reads a string literal and the expressions in its interpolations.
    mutating func string() {
        let start = nodeStart
        guard kind == .stringStart else {
            advance()
            note(.string, from: start, a: start.first)
            return
        }
        let close = closeOfGroup
        if readsCode {
            let outerLimit = limit
            advance()
            while index < close {
                limit = nextPart(before: close)
                if depth < Self.maximumDepth {
                    depth += 1
                    arguments(.basic)
                    depth -= 1
                }
                jump(to: limit)
                guard kind == .stringMiddle else { break }
                advance()
            }
            limit = outerLimit
        }
        jump(to: close < limit ? close &+ 1 : close)
        note(.string, from: start, a: UInt32(truncatingIfNeeded: close))
    }

    /// The part of the string literal after the current interpolation.
    private func nextPart(before close: Int) -> Int {
        var index = index
        while index < close, tokens[index].kind != .stringMiddle {
            switch tokens[index].kind {
            case .leftParenthesis, .leftSquare, .leftBrace, .stringStart: index = (tokens[index].match ?? index) + 1
            default: index += 1
            }
        }
        return min(index, close)
    }

    // MARK: - Arrays and dictionaries

    mutating func collection() {
        let start = nodeStart
        guard readsCode else { return skipGroup() }
        if startsInlineArrayType() { return skipGroup() }
        var isDictionary = false
        group { parser in
            if parser.kind == .colon, parser.index + 1 == parser.limit {
                isDictionary = true
                parser.advance()
                return
            }
            while parser.hasMore { parser.element(&isDictionary) }
        }
        note(isDictionary ? .dictionary : .array, from: start, a: start.first)
    }

    private mutating func element(_ isDictionary: inout Bool) {
        let start = nodeStart
        let before = place
        expression(.basic)
        if skip(.colon) {
            isDictionary = true
            expression(.basic)
        }
        if place != before { note(.element, from: start) }
        if !skip(.comma), hasMore { skipOne() }
    }

    /// Whether the bracket opens a type such as `[3 of Int]`.
    private mutating func startsInlineArrayType() -> Bool {
        let close = closeOfGroup
        // Searching for `of` first keeps this linear.
        var index = index + 1
        var sawWord = false
        while index < close, !sawWord {
            switch tokens[index].kind {
            case .leftParenthesis, .leftSquare, .leftBrace, .stringStart: index = (tokens[index].match ?? index) + 1
            case .comma, .colon: return false
            default:
                sawWord = tokens[index].keyword == .of
                index += 1
            }
        }
        guard sawWord else { return false }
        return lookingAhead { parser in
            parser.advance()
            return parser.checkingInsides { parser in
                if parser.kind == .integer { parser.advance() } else if !parser.type() { return false }
                return parser.keyword == .of && !parser.startsLine
            }
        }
    }

    // MARK: - Closures

    mutating func closure() {
        let start = nodeStart
        guard readsCode else { return skipGroup() }
        var word = CodeNode.none
        braces { parser in
            word = parser.closureSignature()
            parser.items(.code)
        }
        note(.closure, from: start, a: start.first, b: word)
    }

    /// Reads the signature of a closure, if it has one. Returns the index of its `in`.
    private mutating func closureSignature() -> UInt32 {
        switch kind {
        case .at, .leftParenthesis, .leftSquare, .underscore: break
        case .identifier: guard !keyword.isReserved else { return CodeNode.none }
        default: return CodeNode.none
        }
        guard lookingAhead({ $0.readsClosureSignature() }) else { return CodeNode.none }
        attributes()
        if kind == .leftSquare { group { $0.captures() } }
        while hasMore, keyword != .in { skipOne() }
        guard hasMore else { return CodeNode.none }
        let word = here
        advance()
        return word
    }

    private mutating func captures() {
        while hasMore {
            if kind == .equal {
                advance()
                expression(.basic)
            } else {
                skipOne()
            }
        }
    }

    private mutating func readsClosureSignature() -> Bool {
        while kind == .at { attribute() }
        if kind == .leftSquare {
            guard tokens[index].match != nil else { return false }
            skipGroup()
        }
        if kind == .leftParenthesis {
            while hasMore, keyword != .in, kind != .arrow { skipOne() }
        } else if isName || kind == .underscore {
            advance()
            while true {
                if skip(.colon) { guard checkingInsides({ $0.type() }) else { break } }
                guard skip(.comma) else { break }
                guard isName || kind == .underscore else { return false }
                advance()
            }
        }
        var flags: DeclarationFlags = []
        effects(&flags)
        var sawArrow = false
        if skip(.arrow) {
            guard checkingInsides({ $0.type() }) else { return false }
            sawArrow = true
            effects(&flags)
        }
        return keyword == .in || sawArrow
    }

    // MARK: - Key paths

    mutating func keyPath(inPattern: Bool) {
        advance()
        if kind != .period, !isOperator(startingWith: .dot) {
            _ = simpleType(allowsMembers: false)
        }
        while hasMore {
            switch kind {
            case .leftSquare where !startsLine:
                readCode { $0.arguments(.basic, inPattern: inPattern) }
            case .period:
                advance()
                switch kind {
                case .leftSquare: readCode { $0.arguments(.basic, inPattern: inPattern) }
                case .integer: advance()
                default: memberName()
                }
            case .postfixQuestion, .exclamation:
                advance()
            case .prefixOperator, .binaryOperator, .postfixOperator:
                guard let length = lengthOfOptionalComponents else { return }
                advance(bytes: length)
            default:
                return
            }
        }
    }

    /// The length of `.?`, `?` and `!` at the start of the operator. A period after them belongs to the next component.
    private var lengthOfOptionalComponents: UInt32? {
        var length: UInt32 = 0
        var sawMark = false
        while length < place.end &- place.start {
            switch bytes[Int(place.start &+ length)] {
            case .question, .exclamation: sawMark = true
            case .dot: if sawMark { return length }
            default: return nil
            }
            length += 1
        }
        return sawMark ? length : nil
    }
}
