/// Reads the elements of a property list in XML: tags, comments and declarations, in one pass.
struct MarkupReader {
    private let bytes: [UInt8]
    private var offset = 0
    private var open: [MarkupElement] = []

    private static let maximumDepth = 64
    /// How comments, instructions, texts and declarations begin and end.
    private static let endsOfSkipped: KeyValuePairs = ["<!--": "-->", "<?": "?>", "<![CDATA[": "]]>", "<!": ">"]

    /// Reads the outermost element.
    ///
    /// - Throws: `.unreadable` if the text is not XML, or if it is cut off.
    static func root(of bytes: [UInt8]) throws(EditError.Reason) -> MarkupElement {
        var reader = MarkupReader(bytes: bytes)
        return try reader.read()
    }

    private mutating func read() throws(EditError.Reason) -> MarkupElement {
        while let start = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
            offset = start
            if let end = Self.endsOfSkipped.first(where: { starts($0.key) })?.value {
                try skip(past: end)
            } else if starts("</") {
                if let root = try close(at: start) { return root }
            } else if let root = try begin(at: start) {
                return root
            }
        }
        throw .unreadable("the property list is no XML, or is cut off")
    }

    /// Reads an opening tag. It returns the element if that is the outermost one and has no content.
    private mutating func begin(at start: Int) throws(EditError.Reason) -> MarkupElement? {
        try skip(past: ">")
        let isEmpty = bytes[offset - 2] == UInt8(ascii: "/")
        let inner = bytes[(start + 1)..<(offset - (isEmpty ? 2 : 1))]
        let name = String(decoding: inner.prefix { $0 > UInt8(ascii: " ") }, as: UTF8.self)
        let element = MarkupElement(name: name, range: start..<offset, content: offset..<offset)
        guard !isEmpty else { return add(element) }
        guard open.count < Self.maximumDepth else { throw .unreadable("the property list is nested too deep") }
        open.append(element)
        return nil
    }

    private mutating func close(at start: Int) throws(EditError.Reason) -> MarkupElement? {
        try skip(past: ">")
        guard var element = open.popLast(), bytes[(start + 2)...].starts(with: element.name.utf8) else {
            throw .unreadable("the property list closes a tag that is not open")
        }
        element.content = element.content.lowerBound..<start
        element.range = element.range.lowerBound..<offset
        return add(element)
    }

    private mutating func add(_ element: MarkupElement) -> MarkupElement? {
        guard !open.isEmpty else { return element }
        open[open.count - 1].children.append(element)
        return nil
    }

    private func starts(_ text: String) -> Bool { bytes[offset...].starts(with: text.utf8) }

    private mutating func skip(past text: String) throws(EditError.Reason) {
        let wanted = Array(text.utf8)
        while offset < bytes.count {
            if bytes[offset] == wanted[0], bytes[offset...].starts(with: wanted) {
                offset += wanted.count
                return
            }
            offset += 1
        }
        throw .unreadable("the property list is cut off")
    }
}
