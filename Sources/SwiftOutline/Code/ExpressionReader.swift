extension Outline {
    /// The expression in a range of bytes; `opaque` if it is nested too deeply.
    package func expression(in range: Range<Int>) -> Expression {
        ExpressionReader.read(tokens: tokens.indices(in: range), in: self, depth: 0)
    }
}

/// Reads an expression from a range of a file's tokens.
private struct ExpressionReader {
    private let outline: Outline
    private let end: Int
    private var index: Int
    private var depth: Int

    private static let deepest = 60
    /// The limit of chained members, calls and operators, each of which adds a level of nesting.
    private static let longestChain = 100

    private init(tokens: Range<Int>, in outline: Outline, depth: Int) {
        self.outline = outline
        self.depth = depth
        index = tokens.lowerBound
        end = tokens.upperBound
    }

    fileprivate static func read(tokens: Range<Int>, in outline: Outline, depth: Int) -> Expression {
        var reader = ExpressionReader(tokens: tokens, in: outline, depth: depth)
        let expression = reader.ternary()
        return reader.index == reader.end ? expression : .opaque(outline.bytes(ofTokens: tokens))
    }

    private var current: Token? { index < end ? outline.tokens[index] : nil }

    /// The end of the last token.
    private var position: Int { index > 0 ? outline.tokens[index - 1].end : 0 }

    // MARK: - Operators

    private mutating func ternary() -> Expression {
        guard depth < Self.deepest else { return skipAll() }
        depth += 1
        defer { depth -= 1 }
        let condition = binary(minimum: 0)
        guard current?.kind == .infixQuestion else { return condition }
        index += 1
        let first = ternary()
        guard current?.kind == .colon else { return first }
        index += 1
        return .ternary(condition, first, ternary())
    }

    private mutating func binary(minimum: Int) -> Expression {
        var left = prefixed()
        var length = 0
        while let token = current, let (symbol, precedence) = infix(token), precedence >= minimum {
            length += 1
            guard length <= Self.longestChain else { return skipAll() }
            index += 1
            if ["as", "is"].contains(symbol) {
                if let mark = current, [.postfixQuestion, .exclamation].contains(mark.kind) { index += 1 }
                skipType()
                continue
            }
            let right = binary(minimum: precedence + 1)
            left = .binary(symbol, left, right)
        }
        return left
    }

    private func infix(_ token: Token) -> (String, Int)? {
        if token.keyword == .as { return ("as", 60) }
        if token.keyword == .is { return ("is", 60) }
        guard token.kind == .binaryOperator else { return nil }
        let symbol = outline.text(token)
        return (symbol, Self.precedence(of: symbol))
    }

    private static func precedence(of symbol: String) -> Int {
        switch symbol {
        case "||": 10
        case "&&": 20
        case "==", "!=", "<", "<=", ">", ">=", "~=", "===", "!==": 30
        case "??": 50
        case "...", "..<": 70
        case "+", "-": 80
        case "*", "/", "%": 90
        default: 75
        }
    }

    private mutating func prefixed() -> Expression {
        guard let token = current else { return .opaque(position..<position) }
        guard depth < Self.deepest else { return skipAll() }
        depth += 1
        defer { depth -= 1 }
        if [.try, .await].contains(token.keyword) {
            index += 1
            if let mark = current, [.postfixQuestion, .exclamation].contains(mark.kind) { index += 1 }
            return prefixed()
        }
        guard token.kind == .prefixOperator else { return postfixed() }
        index += 1
        let symbol = outline.text(token)
        let operand = prefixed()
        if symbol == "-", case .integer(let value) = operand { return .integer(-value) }
        return .prefix(symbol, operand)
    }

    // MARK: - Operands

    private mutating func postfixed() -> Expression {
        var expression = primary()
        var length = 0
        while let token = current {
            length += 1
            guard length <= Self.longestChain else { return skipAll() }
            switch token.kind {
            case .postfixQuestion, .exclamation:
                index += 1
            case .period:
                index += 1
                expression = .member(expression, memberName())
            case .leftParenthesis where !token.startsLine:
                expression = .call(expression, arguments())
            case .leftSquare where !token.startsLine:
                expression = .subscript(expression, arguments())
            case .leftBrace where isCallable(expression):
                expression = trailing(expression)
            default:
                return expression
            }
        }
        return expression
    }

    /// Whether a brace after the expression opens a trailing closure. The range never contains bodies of statements.
    private func isCallable(_ expression: Expression) -> Bool {
        switch expression {
        case .member, .call, .name, .implicitMember: true
        default: false
        }
    }

    private mutating func trailing(_ callee: Expression) -> Expression {
        let closure = group()
        let argument = Expression.Argument(nil, .closure(closure), at: closure)
        if case .call(let inner, let arguments) = callee { return .call(inner, arguments + [argument]) }
        return .call(callee, [argument])
    }

    private mutating func memberName() -> String {
        guard let token = current, [.identifier, .integer].contains(token.kind) else { return "" }
        index += 1
        return outline.name(token)
    }

    private mutating func primary() -> Expression {
        guard let token = current else { return .opaque(position..<position) }
        switch token.kind {
        case .string:
            index += 1
            return Self.text(ofLiteral: outline.text(token)).map(Expression.text) ?? .opaque(token.range)
        case .integer:
            index += 1
            // 32 bits suffice for lint, and sums of a few numbers cannot overflow.
            return Int32(outline.text(token).filter { $0 != "_" }).map { .integer(Int($0)) } ?? .opaque(token.range)
        case .identifier, .underscore, .dollarIdentifier:
            index += 1
            return word(token)
        case .period:
            index += 1
            return .implicitMember(memberName())
        case .leftSquare:
            return .array(arguments().map(\.value))
        case .leftParenthesis:
            let elements = arguments()
            return elements.count == 1 && elements[0].label == nil ? elements[0].value : .tuple(elements)
        case .leftBrace:
            return .closure(group())
        case .stringStart:
            return .opaque(group())
        case .backslash:
            return keyPath()
        default:
            index += 1
            return .opaque(token.range)
        }
    }

    private func word(_ token: Token) -> Expression {
        switch token.keyword {
        case .nil: .nil
        case .true: .boolean(true)
        case .false: .boolean(false)
        default: .name(outline.name(token))
        }
    }

    /// Reads a key path such as `\.isEmpty`.
    private mutating func keyPath() -> Expression {
        let start = position
        index += 1
        while let token = current, [.period, .identifier, .postfixQuestion].contains(token.kind) { index += 1 }
        return .opaque(start..<position)
    }

    /// Reads the elements in brackets.
    private mutating func arguments() -> [Expression.Argument] {
        guard let open = current else { return [] }
        let close = min(open.match ?? end, end)
        let inner = (index + 1)..<max(close, index + 1)
        index = min(close + 1, end)
        return outline.split(inner).map { part in
            var start = part.lowerBound
            var label: String?
            let first = outline.tokens[start]
            if part.count > 1, [.identifier, .underscore].contains(first.kind),
                outline.tokens[start + 1].kind == .colon
            {
                label = outline.name(first)
                start += 2
            }
            let range = start..<part.upperBound
            let value = Self.read(tokens: range, in: outline, depth: depth + 1)
            return Expression.Argument(label, value, at: outline.bytes(ofTokens: range))
        }
    }

    private mutating func skipType() {
        while let token = current, [.identifier, .period, .postfixQuestion].contains(token.kind) { index += 1 }
        if let token = current, [.leftSquare, .leftParenthesis].contains(token.kind) { _ = group() }
    }

    /// Skips the group in brackets and returns its bytes.
    private mutating func group() -> Range<Int> {
        guard let open = current else { return position..<position }
        var last = open
        // The parts of an interpolated string match one after the other.
        while let next = last.match, next > index, next < end {
            index = next
            last = outline.tokens[next]
            if ![.stringMiddle].contains(last.kind) { break }
        }
        index += 1
        return open.start..<last.end
    }

    private mutating func skipAll() -> Expression {
        let start = position
        index = end
        return .opaque(start..<position)
    }

    // MARK: - Literals

    /// The text of a single-line literal, raw or not; `nil` for other literals and unknown escapes.
    private static func text(ofLiteral literal: String) -> String? {
        let pounds = literal.prefix { $0 == "#" }.count
        let inner = literal.dropFirst(pounds).dropLast(pounds)
        guard inner.count >= 2, inner.first == "\"", inner.last == "\"", !inner.hasPrefix("\"\"\"") else { return nil }
        let text = inner.dropFirst().dropLast()
        guard pounds == 0, text.contains("\\") else { return String(text) }
        return unescaped(text)
    }

    private static let escapes: [Character: Character] = [
        "n": "\n", "r": "\r", "t": "\t", "0": "\0", "\"": "\"", "'": "'", "\\": "\\",
    ]

    private static func unescaped(_ text: Substring) -> String? {
        var result = ""
        var rest = text.makeIterator()
        while let character = rest.next() {
            guard character == "\\" else {
                result.append(character)
                continue
            }
            guard let escape = rest.next().flatMap({ escapes[$0] }) else { return nil }
            result.append(escape)
        }
        return result
    }
}
