import Diagnostics

/// The bytes of a text, checked to be UTF-8 without forbidden characters, and a table of its lines.
struct YAMLText {
    /// All bytes, including a byte order mark, so that offsets are those of the file.
    let bytes: [UInt8]
    /// The offset after the byte order mark.
    let start: Int
    /// The offsets of characters that YAML allows only in quotes.
    private(set) var quotedOnly: [Int] = []

    private let lines: LineTable
    /// The number of UTF-8 continuation bytes before each block of `blockSize` bytes; empty if there are none.
    private let continuationsBefore: [Int]
    private static let blockSize = 64

    init(_ bytes: [UInt8]) throws(YAMLProblem) {
        self.bytes = bytes
        start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        lines = bytes.withUnsafeBufferPointer { LineTable($0) }
        continuationsBefore = Self.continuations(of: bytes)
        try validate()
    }

    // MARK: Positions

    /// The line and column of an offset, in Unicode scalars, in logarithmic time.
    func position(at offset: Int) -> SourcePosition {
        var position = lines.position(at: offset)
        let first = max(offset - position.column + 1, start)
        position.column =
            max(0, offset - first - continuationCount(before: offset) + continuationCount(before: first)) + 1
        return position
    }

    private func continuationCount(before offset: Int) -> Int {
        guard !continuationsBefore.isEmpty else { return 0 }
        let block = offset / Self.blockSize
        let rest = bytes[block * Self.blockSize..<offset]
        return rest.reduce(continuationsBefore[block]) { $0 + ($1.isContinuation ? 1 : 0) }
    }

    private static func continuations(of bytes: [UInt8]) -> [Int] {
        guard bytes.contains(where: { $0 >= 0x80 }) else { return [] }
        var counts: [Int] = []
        counts.reserveCapacity(bytes.count / blockSize + 1)
        var count = 0
        for (index, byte) in bytes.enumerated() {
            if index % blockSize == 0 { counts.append(count) }
            if byte.isContinuation { count += 1 }
        }
        if bytes.count % blockSize == 0 { counts.append(count) }
        return counts
    }

    // MARK: Validation

    private mutating func validate() throws(YAMLProblem) {
        if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
            throw problem(at: 0, "the text is UTF-16", hint: "save it as UTF-8")
        }
        var index = start
        while index < bytes.count {
            let byte = bytes[index]
            if byte < 0x80 {
                try check(ascii: byte, at: index)
                index += 1
            } else {
                let (scalar, length) = bytes.withUnsafeBufferPointer { $0.scalar(at: index) }
                guard let scalar else { throw notUTF8(at: index) }
                if Self.isQuotedOnly(scalar.value) { quotedOnly.append(index) }
                index += length
            }
        }
    }

    private mutating func check(ascii byte: UInt8, at index: Int) throws(YAMLProblem) {
        if byte >= 0x20 {
            if byte == 0x7F { quotedOnly.append(index) }
        } else if byte != .lineFeed && byte != .carriageReturn && byte != .tab {
            let name = "U+00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            throw problem(at: index, "control character \(name)", hint: "write it as an escape inside double quotes")
        }
    }

    /// Section 5.1 allows these only in quoted scalars, "to ensure JSON compatibility".
    private static func isQuotedOnly(_ value: UInt32) -> Bool {
        switch value {
        case 0x85: false
        case 0x80...0x9F, 0xFEFF, 0xFFFE, 0xFFFF: true
        default: false
        }
    }

    private func notUTF8(at index: Int) -> YAMLProblem {
        let byte = String(bytes[index], radix: 16, uppercase: true)
        return problem(at: index, "byte 0x\(byte) is not UTF-8 here", hint: "save the text as UTF-8")
    }

    private func problem(at offset: Int, _ message: String, hint: String) -> YAMLProblem {
        YAMLProblem(position: position(at: offset), message: message, hint: hint, kind: .invalid)
    }
}
