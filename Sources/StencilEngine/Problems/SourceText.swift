/// The text of a template with its name, and the way from a byte offset to a line and column.
struct SourceText: Sendable {
    let name: String
    let bytes: [UInt8]

    init(_ text: String, name: String) {
        self.init(bytes: Array(text.utf8), name: name)
    }

    private init(bytes: [UInt8], name: String) {
        self.name = name
        self.bytes = bytes
    }

    func named(_ name: String) -> SourceText { SourceText(bytes: bytes, name: name) }

    func location(at offset: Int) -> TemplateLocation {
        let offset = min(max(offset, 0), bytes.count)
        let start = lineStart(before: offset)
        let line = bytes[..<start].count { $0 == Byte.newline } + 1
        let column = String(decoding: bytes[start..<offset], as: UTF8.self).count + 1
        return TemplateLocation(template: name, line: line, column: column)
    }

    func error(at offset: Int, _ message: String, hint: String?, trail: [TemplateLocation] = []) -> TemplateError {
        let location = location(at: offset)
        return TemplateError(
            template: name,
            line: location.line,
            column: location.column,
            message: message,
            hint: hint,
            sourceLine: line(around: min(max(offset, 0), bytes.count)),
            trail: trail
        )
    }

    private func lineStart(before offset: Int) -> Int {
        (bytes[..<offset].lastIndex(of: Byte.newline) ?? -1) + 1
    }

    private func line(around offset: Int) -> String {
        var line = bytes[lineStart(before: offset)...].prefix { $0 != Byte.newline }
        if line.last == Byte.carriageReturn { line.removeLast() }
        return String(decoding: line, as: UTF8.self)
    }
}
