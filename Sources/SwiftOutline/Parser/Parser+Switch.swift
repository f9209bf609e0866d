// Switches.

extension Parser {
    mutating func switchExpression() {
        let start = nodeStart
        advance()
        if kind != .leftBrace { expression(.condition) }
        let subjectEnd = lastEnd
        guard kind == .leftBrace else { return }
        let brace = here
        if readsCode { braces { $0.switchCases() } } else { skipGroup() }
        note(.switch, from: start, a: brace, b: subjectEnd)
    }

    private mutating func switchCases() {
        while hasMore {
            switch kind {
            case .poundIf:
                conditions += 1
                skipDirectiveLine()
            case .poundElse, .poundElseif:
                skipDirectiveLine()
            case .poundEndif:
                conditions = max(0, conditions - 1)
                advance()
            default:
                if startsSwitchCase() {
                    switchCase()
                } else {
                    let before = place
                    codeItem()
                    if place == before { skipOne() }
                }
            }
        }
    }

    /// Whether `case` or `default` starts here, or an attribute before one.
    mutating func startsSwitchCase() -> Bool {
        if kind == .identifier { return keyword == .case || keyword == .default }
        guard kind == .at else { return false }
        return lookingAhead { parser in
            while parser.kind == .at { parser.attribute() }
            return parser.keyword == .case || parser.keyword == .default
        }
    }

    private mutating func switchCase() {
        let start = nodeStart
        if skip(.at), kind == .identifier { advance() }
        let word = here
        if skip(.case) {
            while hasMore {
                guardedPattern(.basic)
                guard skip(.comma), kind != .colon else { break }
            }
        } else {
            advance()
        }
        var colon = CodeNode.none
        if kind == .colon {
            colon = here
            advance()
        }
        caseBody()
        note(.switchCase, from: start, a: word, b: colon)
    }

    /// Reads the statements of a case, up to the next case or an `#if` with cases.
    private mutating func caseBody() {
        var nesting = 0
        while hasMore {
            switch kind {
            case .poundIf:
                if startsConditionalCases() { return }
                nesting += 1
                conditions += 1
                skipDirectiveLine()
            case .poundElse, .poundElseif:
                guard nesting > 0 else { return }
                skipDirectiveLine()
            case .poundEndif:
                guard nesting > 0 else { return }
                nesting -= 1
                conditions -= 1
                advance()
            default:
                if startsSwitchCase() { return }
                let before = place
                singleItem(.code)
                if place == before { skipOne() }
            }
        }
    }

    private mutating func startsConditionalCases() -> Bool {
        lookingAhead { parser in
            for _ in 0..<Self.maximumDirectives {
                switch parser.kind {
                case .poundIf, .poundElse, .poundElseif: parser.skipDirectiveLine()
                default: return parser.hasMore && parser.startsSwitchCase()
                }
            }
            return false
        }
    }
}
