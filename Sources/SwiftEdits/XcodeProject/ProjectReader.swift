import Diagnostics

/// Reads an Xcode project file: a property list in the old format, with comments.
struct ProjectReader {
    private let bytes: [UInt8]
    private var offset = 0

    private static let maximumDepth = 64

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// How files begin that are in another form than Xcode writes.
    private static let otherForms: [(start: [UInt8], name: String)] = [
        (Array("<".utf8), "in XML"), (Array("bplist".utf8), "binary"), ([0xFE, 0xFF], "in UTF-16"),
        ([0xFF, 0xFE], "in UTF-16"),
    ]

    /// Reads the outermost dictionary, which a byte order mark may precede.
    ///
    /// - Throws: `.unreadable` with the line of the syntax error, or with the form of the file if that is another.
    static func root(of bytes: [UInt8]) throws(EditError.Reason) -> ProjectNode {
        var reader = ProjectReader(bytes: bytes)
        if bytes.starts(with: byteOrderMark) { reader.offset = byteOrderMark.count }
        reader.skipSpace()
        if let form = otherForms.first(where: { bytes[reader.offset...].starts(with: $0.start) }) {
            throw .unreadable(
                "the project file is \(form.name); change a setting of the project in Xcode, which then writes its own form"
            )
        }
        let root = try reader.value(depth: 0)
        reader.skipSpace()
        guard reader.offset == bytes.count else { throw reader.broken }
        return root
    }

    private mutating func value(depth: Int) throws(EditError.Reason) -> ProjectNode {
        skipSpace()
        guard depth < Self.maximumDepth, offset < bytes.count else { throw broken }
        let start = offset
        switch bytes[offset] {
        case UInt8(ascii: "{"):
            offset += 1
            let fields = try fields(depth: depth + 1)
            return ProjectNode(range: start..<offset, content: .dictionary(fields))
        case UInt8(ascii: "("):
            offset += 1
            let items = try items(depth: depth + 1)
            return ProjectNode(range: start..<offset, content: .list(items))
        default:
            let text = try text()
            return ProjectNode(range: start..<offset, content: .text(text))
        }
    }

    private mutating func fields(depth: Int) throws(EditError.Reason) -> [ProjectField] {
        var fields: [ProjectField] = []
        while true {
            skipSpace()
            if skip("}") { return fields }
            let start = offset
            let key = try text()
            skipSpace()
            guard skip("=") else { throw broken }
            let value = try value(depth: depth)
            skipSpace()
            guard skip(";") else { throw broken }
            fields.append(ProjectField(key: key, value: value, range: start..<offset))
        }
    }

    private mutating func items(depth: Int) throws(EditError.Reason) -> [ProjectNode] {
        var items: [ProjectNode] = []
        while true {
            skipSpace()
            if skip(")") { return items }
            items.append(try value(depth: depth))
            skipSpace()
            if !skip(",") {
                guard skip(")") else { throw broken }
                return items
            }
        }
    }

    private mutating func text() throws(EditError.Reason) -> String {
        guard offset < bytes.count else { throw broken }
        let quote = bytes[offset]
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") { return try quoted(quote) }
        let start = offset
        while offset < bytes.count, Self.isBare(bytes[offset]) { offset += 1 }
        guard offset > start else { throw broken }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    private mutating func quoted(_ quote: UInt8) throws(EditError.Reason) -> String {
        offset += 1
        var text: [UInt8] = []
        while offset < bytes.count, bytes[offset] != quote {
            if bytes[offset] == UInt8(ascii: "\\"), offset + 1 < bytes.count { offset += 1 }
            text.append(bytes[offset])
            offset += 1
        }
        guard offset < bytes.count else { throw broken }
        offset += 1
        return String(decoding: text, as: UTF8.self)
    }

    private mutating func skip(_ text: Unicode.Scalar) -> Bool {
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: text) else { return false }
        offset += 1
        return true
    }

    private mutating func skipSpace() {
        while offset < bytes.count {
            if bytes[offset] <= UInt8(ascii: " ") {
                offset += 1
            } else if bytes[offset...].starts(with: "//".utf8) {
                while offset < bytes.count, !bytes[offset].isBreak { offset += 1 }
            } else if bytes[offset...].starts(with: "/*".utf8) {
                offset += 2
                while offset < bytes.count, !bytes[offset...].starts(with: "*/".utf8) { offset += 1 }
                offset = min(offset + 2, bytes.count)
            } else {
                return
            }
        }
    }

    private static func isBare(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte.isLetter || byte.isDigit || "_./$-:<>@+".utf8.contains(byte)
    }

    private var broken: EditError.Reason {
        let line = bytes[..<min(offset, bytes.count)].count { $0 == UInt8(ascii: "\n") } + 1
        var start = min(offset, bytes.count)
        while start > 0, !bytes[start - 1].isBreak { start -= 1 }
        let isConflict = ["<<<<<<<", "=======", ">>>>>>>"].contains { bytes[start...].starts(with: $0.utf8) }
        return .unreadable(
            isConflict
                ? "the project file has a merge conflict in line \(line)"
                : "the project file cannot be read in line \(line)"
        )
    }
}
