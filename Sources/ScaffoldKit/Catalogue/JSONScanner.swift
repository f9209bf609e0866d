/// Reads JSON by the letter (RFC 8259), noting places instead of values.
struct JSONScanner {
    /// What is wrong, and at which byte.
    struct Failure: Error {
        let message: String
        let offset: Int
    }

    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The one value of the text.
    mutating func document(levels: Int) throws(Failure) -> JSONOutline.Value {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        skipSpace()
        let root = try value(levels: levels, depth: 0)
        skipSpace()
        if position < bytes.count { throw unexpected("the end of the file") }
        return root
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    private func unexpected(_ expected: String) -> Failure {
        guard position < bytes.count else {
            return Failure(message: "expected \(expected), but the file ends", offset: position)
        }
        let rest = String(decoding: bytes[position..<min(position + 16, bytes.count)], as: UTF8.self)
        let found = rest.first.map { $0.isNewline ? "the end of the line" : "\"\($0)\"" } ?? "nothing"
        return Failure(message: "expected \(expected), found \(found)", offset: position)
    }

    private mutating func value(levels: Int, depth: Int) throws(Failure) -> JSONOutline.Value {
        guard depth <= JSONOutline.deepest else {
            throw Failure(message: "values lie in each other more than \(JSONOutline.deepest) deep", offset: position)
        }
        let start = position
        var members: [JSONOutline.Member]?
        switch next {
        case UInt8(ascii: "{"): members = try object(levels: levels, depth: depth)
        case UInt8(ascii: "["): try array(depth: depth)
        case UInt8(ascii: "\""): try passString()
        case UInt8(ascii: "t"): try word("true")
        case UInt8(ascii: "f"): try word("false")
        case UInt8(ascii: "n"): try word("null")
        case UInt8(ascii: "-"): try number()
        case let digit? where (0x30...0x39).contains(digit): try number()
        default: throw unexpected("a value")
        }
        return JSONOutline.Value(range: start..<position, members: levels > 0 ? members : nil)
    }

    private mutating func object(levels: Int, depth: Int) throws(Failure) -> [JSONOutline.Member] {
        var members: [JSONOutline.Member] = []
        position += 1
        skipSpace()
        if next == UInt8(ascii: "}") {
            position += 1
            return members
        }
        while true {
            let keyStart = position
            guard next == UInt8(ascii: "\"") else { throw unexpected("a key in double quotes") }
            var key = ""
            if levels > 0 { key = try string() } else { try passString() }
            let keyRange = keyStart..<position
            skipSpace()
            guard next == UInt8(ascii: ":") else { throw unexpected("\":\"") }
            position += 1
            skipSpace()
            let value = try value(levels: levels - 1, depth: depth + 1)
            if levels > 0 { members.append(JSONOutline.Member(key: key, keyRange: keyRange, value: value)) }
            guard try goesOn(until: UInt8(ascii: "}")) else { return members }
        }
    }

    private mutating func array(depth: Int) throws(Failure) {
        position += 1
        skipSpace()
        if next == UInt8(ascii: "]") {
            position += 1
            return
        }
        repeat {
            _ = try value(levels: 0, depth: depth + 1)
        } while try goesOn(until: UInt8(ascii: "]"))
    }

    /// Passes over a comma, or over the bracket that ends the list.
    private mutating func goesOn(until end: UInt8) throws(Failure) -> Bool {
        skipSpace()
        switch next {
        case end:
            position += 1
            return false
        case UInt8(ascii: ","):
            position += 1
            skipSpace()
            return true
        default: throw unexpected("\",\" or \"\(Character(Unicode.Scalar(end)))\"")
        }
    }

    private mutating func word(_ word: StaticString) throws(Failure) {
        let start = position
        for index in 0..<word.utf8CodeUnitCount {
            guard next == word.utf8Start[index] else {
                position = start
                throw unexpected("a value")
            }
            position += 1
        }
    }

    private mutating func number() throws(Failure) {
        if next == UInt8(ascii: "-") { position += 1 }
        if next == UInt8(ascii: "0") { position += 1 } else { try digits() }
        if next == UInt8(ascii: ".") {
            position += 1
            try digits()
        }
        if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
            position += 1
            if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
            try digits()
        }
    }

    private mutating func digits() throws(Failure) {
        let start = position
        while let byte = next, (0x30...0x39).contains(byte) { position += 1 }
        if position == start { throw unexpected("a digit") }
    }

    // MARK: - Strings

    /// Reads a string that nobody wants to have.
    private mutating func passString() throws(Failure) {
        let end = bytes.withUnsafeBufferPointer { bytes -> Int? in
            var end = position + 1
            while end < bytes.count, (0x20..<0x80).contains(bytes[end]), bytes[end] != 0x22, bytes[end] != 0x5C {
                end += 1
            }
            return end < bytes.count && bytes[end] == 0x22 ? end : nil
        }
        if let end { position = end + 1 } else { _ = try string() }
    }

    private mutating func string() throws(Failure) -> String {
        let start = position
        position += 1
        var text: [UInt8] = []
        while true {
            let end = endOfPlainText
            text += bytes[position..<end]
            position = end
            switch next {
            case nil, 0x0A, 0x0D: throw unended(start)
            case UInt8(ascii: "\""):
                position += 1
                guard let found = String(utf8: text) else {
                    throw Failure(message: "this text is not UTF-8", offset: start)
                }
                return found
            case UInt8(ascii: "\\"): try escape(into: &text)
            default:
                throw Failure(message: "a control character must be written as an escape (\"\\t\")", offset: position)
            }
        }
    }

    /// The next byte that does not stand for itself in a text: a quote, a backslash, a control character or the end of the file.
    private var endOfPlainText: Int {
        bytes.withUnsafeBufferPointer { bytes in
            var end = position
            while end < bytes.count, bytes[end] >= 0x20, bytes[end] != 0x22, bytes[end] != 0x5C { end += 1 }
            return end
        }
    }

    private func unended(_ start: Int) -> Failure {
        Failure(message: "this text has no end in its line; a double quote is missing", offset: start)
    }

    private mutating func escape(into text: inout [UInt8]) throws(Failure) {
        let start = position
        position += 1
        let letter = next
        position += 1
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter ?? 0)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"): text += String(try scalar(from: start)).utf8
        default: throw Failure(message: "this is no escape of JSON; a backslash is written \"\\\\\"", offset: start)
        }
    }

    /// The scalar of a `\u` escape, or of two that are a surrogate pair.
    private mutating func scalar(from start: Int) throws(Failure) -> Character {
        var code = try hexadecimal(from: start)
        if (0xD800..<0xDC00).contains(code), bytes[position...].starts(with: "\\u".utf8) {
            position += 2
            let low = try hexadecimal(from: start)
            let isPair = (0xDC00..<0xE000).contains(low)
            code = isPair ? 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00) : code
        }
        guard let scalar = Unicode.Scalar(code) else {
            throw Failure(message: "this escape is half of a surrogate pair", offset: start)
        }
        return Character(scalar)
    }

    private mutating func hexadecimal(from start: Int) throws(Failure) -> UInt32 {
        let digits = bytes[min(position, bytes.count)...].prefix(4)
        guard digits.count == 4, let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) else {
            throw Failure(message: "\"\\u\" must be followed by four hexadecimal digits", offset: start)
        }
        position += 4
        return code
    }
}
