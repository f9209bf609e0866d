import Diagnostics

/// The core schema of YAML 1.2 (section 10.3.2), which resolves plain scalars.
enum CoreSchema {
    /// The value of a plain scalar. Integers beyond `Int` become the nearest double, as in JSON readers.
    static func resolve(_ text: String) -> YAMLValue {
        switch text {
        case "", "~", "null", "Null", "NULL": return .null
        case "true", "True", "TRUE": return .bool(true)
        case "false", "False", "FALSE": return .bool(false)
        case ".nan", ".NaN", ".NAN": return .double(.nan)
        default: break
        }
        guard let first = text.utf8.first, first.isDigit || first == .plus || first == .minus || first == .dot
        else { return .string(text) }
        return number(text) ?? .string(text)
    }

    private static func number(_ text: String) -> YAMLValue? {
        let bytes = Array(text.utf8)
        if let value = prefixed(bytes, text) { return value }
        let unsigned = bytes[0] == .plus || bytes[0] == .minus ? bytes[1...] : bytes[...]
        if !unsigned.isEmpty, unsigned.allSatisfy(\.isDigit) {
            return Int(text).map(YAMLValue.int) ?? Double(text).map(YAMLValue.double)
        }
        switch String(decoding: unsigned, as: UTF8.self) {
        case ".inf", ".Inf", ".INF": return .double(bytes[0] == .minus ? -.infinity : .infinity)
        default: return isFloat(unsigned) ? Double(text).map(YAMLValue.double) : nil
        }
    }

    /// `0o17` and `0x1F`.
    private static func prefixed(_ bytes: [UInt8], _ text: String) -> YAMLValue? {
        guard bytes.count > 2, bytes[0] == .zero else { return nil }
        let digits = bytes[2...]
        let radix: Int
        if bytes[1] == .lowerO, digits.allSatisfy({ (0x30...0x37).contains($0) }) {
            radix = 8
        } else if bytes[1] == .lowerX, digits.allSatisfy({ $0.hexValue != nil }) {
            radix = 16
        } else {
            return nil
        }
        if let value = Int(text.dropFirst(2), radix: radix) { return .int(value) }
        return .double(digits.reduce(0) { $0 * Double(radix) + Double($1.hexValue ?? 0) })
    }

    /// `(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?`
    static func isFloat(_ bytes: ArraySlice<UInt8>) -> Bool {
        var rest = bytes
        let whole = dropDigits(&rest)
        if rest.first == .dot {
            rest.removeFirst()
            let fraction = dropDigits(&rest)
            if whole == 0 && fraction == 0 { return false }
        } else if whole == 0 {
            return false
        }
        guard let mark = rest.first else { return true }
        guard mark == .lowerE || mark == .upperE else { return false }
        rest.removeFirst()
        if rest.first == .plus || rest.first == .minus { rest.removeFirst() }
        return dropDigits(&rest) > 0 && rest.isEmpty
    }

    private static func dropDigits(_ bytes: inout ArraySlice<UInt8>) -> Int {
        let before = bytes.count
        bytes = bytes.drop(while: \.isDigit)
        return before - bytes.count
    }
}
