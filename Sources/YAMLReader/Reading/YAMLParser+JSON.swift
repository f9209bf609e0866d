import Diagnostics

/// Strict JSON (RFC 8259): flow collections without YAML's additions.
extension YAMLParser {
    /// Reads the one object or list of the text.
    mutating func readJSON() throws(YAMLProblem) -> YAMLNode {
        skipJSONSpace()
        guard current == .leftBrace || current == .leftBracket else { throw expected("an object or a list") }
        let root = try readFlowCollection(minimum: 0)
        skipJSONSpace()
        guard atEnd else { throw expected("the end of the file") }
        return root
    }

    mutating func skipJSONSpace() {
        while offset < bytes.count, bytes[offset].isBlank || bytes[offset].isBreak { offset += 1 }
    }

    /// Reads a text, a number, `true`, `false` or `null`.
    mutating func readJSONScalar() throws(YAMLProblem) -> YAMLNode {
        let start = offset
        guard current == .doubleQuote else {
            while current.isLetter || current.isDigit || "+-.".utf8.contains(current) { offset += 1 }
            let word = text(start, offset)
            guard ["true", "false", "null"].contains(word) || Self.isJSONNumber(bytes[start..<offset]) else {
                offset = start
                throw expected("a value")
            }
            return node(.scalar(YAMLScalar(text: word, style: .plain)), from: start, to: offset)
        }
        let node = try readDoubleQuoted(minimum: 0)
        guard let control = bytes[start..<offset].firstIndex(where: { $0 < .space }) else { return node }
        throw bytes[control].isBreak
            ? invalid(at: start, "this text has no end in its line; a double quote is missing")
            : invalid(at: control, "a control character must be written as an escape (\"\\t\")")
    }

    func expected(_ wanted: String) -> YAMLProblem {
        guard !atEnd else { return invalid(at: offset, "expected \(wanted), but the file ends") }
        let found = restOfLine(from: offset).first.map { "\"\($0)\"" } ?? "the end of the line"
        return invalid(at: offset, "expected \(wanted), found \(found)")
    }

    /// Whether a word is a number: `-1.5e+3`, without a plus sign or further zeros before it.
    private static func isJSONNumber(_ word: ArraySlice<UInt8>) -> Bool {
        let unsigned = word.first == .minus ? word.dropFirst() : word
        let whole = unsigned.prefix(while: \.isDigit)
        guard whole.count == 1 || whole.count > 1 && whole.first != .zero, CoreSchema.isFloat(unsigned) else {
            return false
        }
        let rest = unsigned.dropFirst(whole.count)
        return rest.first != .dot || rest.dropFirst().first?.isDigit == true
    }
}
