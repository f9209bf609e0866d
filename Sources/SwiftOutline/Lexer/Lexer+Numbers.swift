import Diagnostics

// Numbers. As in the compiler, malformed ones include the letters that follow.

extension Lexer {
    mutating func number(_ start: Int) -> Int {
        if bytes[start] == .zero {
            switch bytes[start + 1] {
            case UInt8(ascii: "x"): return hexNumber(start)
            case UInt8(ascii: "o"), UInt8(ascii: "b"):
                return append(.integer, start, wideName(from: start + 2))
            default: break
            }
        }
        var end = digits(start)
        switch bytes[end] {
        case .dot:
            // `1.max` is a member of an integer, and `x.0.1` an element of an element.
            guard isByte(end + 1, in: .digit), previousKind != .period else { return append(.integer, start, end) }
            end = digits(end + 1)
            guard isExponent(end) else { return append(.float, start, end) }
        case UInt8(ascii: "e"), UInt8(ascii: "E"):
            break
        default:
            return append(.integer, start, wideName(from: end))
        }
        end += 1
        if bytes[end] == .minus || bytes[end] == .plus { end += 1 }
        return append(.float, start, wideName(from: end))
    }

    private mutating func hexNumber(_ start: Int) -> Int {
        var end = start + 2
        guard isByte(end, in: .hexDigit) else { return append(.integer, start, wideName(from: end)) }
        end = digits(end, in: .hexDigit)
        let integerEnd = end
        if bytes[end] == .dot {
            guard isByte(end + 1, in: .hexDigit) else { return append(.integer, start, integerEnd) }
            end = digits(end + 1, in: .hexDigit)
            guard isBinaryExponent(end) else {
                // `0xff.description`.
                if end + 1 < count, !isByte(end + 1, in: .digit) { return append(.integer, start, integerEnd) }
                return append(.integer, start, end)
            }
        } else if !isBinaryExponent(end) {
            return append(.integer, start, wideName(from: end))
        }
        let hasPoint = end > integerEnd
        end += 1
        let isSigned = bytes[end] == .plus || bytes[end] == .minus
        if isSigned { end += 1 }
        if end < count, !isByte(end, in: .digit), hasPoint, !isSigned, !isByte(integerEnd + 1, in: .digit) {
            // `0xff.fpValue`.
            return append(.integer, start, integerEnd)
        }
        return append(.float, start, wideName(from: end))
    }

    private func isExponent(_ position: Int) -> Bool {
        bytes[position] == UInt8(ascii: "e") || bytes[position] == UInt8(ascii: "E")
    }

    private func isBinaryExponent(_ position: Int) -> Bool {
        bytes[position] == UInt8(ascii: "p") || bytes[position] == UInt8(ascii: "P")
    }

    private func digits(_ start: Int, in set: ByteClass = .digit) -> Int {
        var end = start
        while isByte(end, in: set) || bytes[end] == .underscore { end += 1 }
        return end
    }
}
