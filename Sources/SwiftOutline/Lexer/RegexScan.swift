import Diagnostics

/// Finds the end of a regex literal.
struct RegexScan {
    enum Outcome {
        case closed(Int)
        /// Ends at an offset without a closing delimiter.
        case unterminated(Int)
        case notARegex
    }

    let bytes: UnsafeBufferPointer<UInt8>
    let count: Int
    let pounds: Int
    let mustBeRegex: Bool
    private(set) var ends = PossibleEnds()

    /// Scans from after the opening delimiter. With a first line break the literal is multi-line.
    mutating func run(from start: Int, firstLineBreak: Int?) -> Outcome {
        var position = start
        var groups = 0
        var classes = 0
        var lastSpace = -1
        while true {
            guard position < count else { return unterminated(firstLineBreak, start) }
            switch bytes[position] {
            case .slash:
                if let outcome = closing(at: position, lastSpace: lastSpace) { return outcome }
            case .lineFeed, .carriageReturn:
                if firstLineBreak == nil { return .unterminated(position) }
            case .backslash:
                position += 1
                guard position < count else { return unterminated(firstLineBreak, start) }
                if firstLineBreak == nil, bytes[position].isBreak { return .unterminated(position) }
            case .leftParenthesis: if classes == 0 { groups += 1 }
            case .rightParenthesis:
                guard classes == 0 else { break }
                if groups > 0 {
                    groups -= 1
                } else if !mustBeRegex {
                    return .notARegex
                }
            case .leftBracket: classes += 1
            case .rightBracket: if classes > 0 { classes -= 1 }
            case .space, .tab: lastSpace = position
            default: break
            }
            position += 1
        }
    }

    private mutating func unterminated(_ firstLineBreak: Int?, _ start: Int) -> Outcome {
        guard let firstLineBreak else { return .unterminated(count) }
        ends.finish(from: start)
        return .unterminated(firstLineBreak)
    }

    private mutating func closing(at slash: Int, lastSpace: Int) -> Outcome? {
        guard pounds > 0 else {
            switch bytes[slash + 1] {
            case .asterisk, .slash: return .unterminated(slash)
            default: break
            }
            return lastSpace + 1 == slash && lastSpace >= 0 && !mustBeRegex ? .notARegex : .closed(slash + 1)
        }
        var end = slash + 1
        while bytes[end] == .hash { end += 1 }
        if end - slash - 1 >= pounds { return .closed(end) }
        ends.add(slash, pounds: end - slash - 1)
        return nil
    }
}
