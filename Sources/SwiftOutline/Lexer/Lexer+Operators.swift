import Diagnostics

// Operators, and punctuation of operator characters.

extension Lexer {
    mutating func period(_ start: Int) -> Int {
        if !isByte(start &+ 1, in: [.operation, .wide]) { return append(.period, start, start &+ 1) }
        return operation(start)
    }

    mutating func questionOrExclamation(_ start: Int) -> Int {
        guard isLeftBound(start) else { return operation(start) }
        return append(bytes[start] == .question ? .postfixQuestion : .exclamation, start, start + 1)
    }

    mutating func slash(_ start: Int) -> Int {
        switch bytes[start + 1] {
        case .slash: return endOfLine(start + 2)
        case .asterisk: return endOfBlockComment(start)
        default: return operation(start)
        }
    }

    mutating func less(_ start: Int) -> Int {
        if bytes[start + 1] == .less, let end = endOfConflictMarker(start) { return end }
        if bytes[start + 1] == .hash, let end = endOfPlaceholder(start) { return append(.identifier, start, end) }
        return operation(start)
    }

    mutating func greater(_ start: Int) -> Int {
        if bytes[start + 1] == .greater, let end = endOfConflictMarker(start) { return end }
        return operation(start)
    }

    /// The end of an editor placeholder, `<#…#>`.
    private mutating func endOfPlaceholder(_ start: Int) -> Int? {
        guard let end = placeholderEnd(from: start + 2) else { return nil }
        var position = start + 2
        while position < end {
            if bytes[position] == .less, bytes[position + 1] == .hash { return nil }
            position += 1
        }
        return end
    }

    /// The end of the next `#>` on the line.
    private mutating func placeholderEnd(from start: Int) -> Int? {
        if let answer = memory.answer(.placeholder, from: start) { return answer.found }
        var position = start
        while position < count, bytes[position] != .lineFeed {
            if bytes[position] == .hash, bytes[position + 1] == .greater {
                return memory.remember(.placeholder, from: start, to: position + 1, found: position + 2)
            }
            position += 1
        }
        return memory.remember(.placeholder, from: start, to: position, found: nil)
    }

    // MARK: - Operators

    mutating func operation(_ start: Int) -> Int {
        let startsWithPeriod = bytes[start] == .dot
        var end = start + 1
        var hasSlash = bytes[start] == .slash
        if bytes[start] >= 0x80 { end = start + bytes.scalar(at: start).length }
        scan: while true {
            let byte = bytes[end]
            if isByte(end, in: .operation) {
                switch byte {
                case .dot: if !startsWithPeriod { break scan }
                case .slash: hasSlash = true
                case .less:
                    if bytes[end + 1] == .hash, placeholderEnd(from: end + 2) != nil { break scan }
                default: break
                }
                end += 1
            } else if byte >= 0x80 {
                let (scalar, length) = bytes.scalar(at: end)
                guard let scalar, OperatorScalar.isOperator(scalar), end + length <= count else { break scan }
                end += length
            } else {
                break
            }
        }
        if hasSlash {
            if let end = regex(inOperator: start, end) { return end }
            end = commentStart(start, end)
        }
        return append(operatorKind(start, end), start, end)
    }

    /// The start of a comment within an operator, or the operator's end.
    private func commentStart(_ start: Int, _ end: Int) -> Int {
        guard end - start > 2 else { return end }
        var position = start + 1
        while position < end {
            if bytes[position] == .slash,
                bytes[position + 1] == .slash || bytes[position + 1] == .asterisk
            {
                return position
            }
            position += 1
        }
        return end
    }

    func operatorKind(_ start: Int, _ end: Int) -> TokenKind {
        let leftBound = isLeftBound(start)
        let rightBound = isRightBound(end, isLeftBound: leftBound)
        if end - start == 1 {
            switch bytes[start] {
            case .equals: return .equal
            case .ampersand: if !leftBound, rightBound { return .prefixAmpersand }
            case .dot: return .period
            case .question: return leftBound ? .postfixQuestion : .infixQuestion
            default: break
            }
        } else if end - start == 2 {
            if bytes[start] == .minus, bytes[start + 1] == .greater { return .arrow }
        }
        var position = start
        while position + 1 < end {
            if bytes[position] == .asterisk, bytes[position + 1] == .slash { return .unknown }
            position += 1
        }
        if leftBound == rightBound { return .binaryOperator }
        return leftBound ? .postfixOperator : .prefixOperator
    }

    // MARK: - Binding

    /// Whether the byte before an offset binds to an operator there.
    func isLeftBound(_ position: Int) -> Bool {
        guard position > 0 else { return false }
        switch bytes[position - 1] {
        case .space, .lineFeed, .carriageReturn, .tab, .leftParenthesis, .leftBracket, .leftBrace,
            .comma, .semicolon, .colon, 0:
            return false
        case .slash:
            return !(position > 1 && bytes[position - 2] == .asterisk)
        case 0xA0:
            return !(position > 1 && bytes[position - 2] == 0xC2)
        default:
            return true
        }
    }

    /// Whether the byte at an offset binds to an operator before it.
    func isRightBound(_ position: Int, isLeftBound: Bool) -> Bool {
        switch bytes[position] {
        case .space, .lineFeed, .carriageReturn, .tab, .rightParenthesis, .rightBracket, .rightBrace,
            .comma, .semicolon, .colon, 0:
            return false
        case .dot:
            return !isLeftBound
        case .slash:
            return bytes[position + 1] != .slash && bytes[position + 1] != .asterisk
        case 0xC2:
            return bytes[position + 1] != 0xA0
        default:
            return true
        }
    }
}
