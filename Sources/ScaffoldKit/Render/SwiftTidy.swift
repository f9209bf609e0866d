/// Tidies rendered Swift so that a formatter leaves it alone.
///
/// It removes trailing spaces, repeated blank lines and blank lines beside braces, sorts imports, folds overlong lines, and
/// ends the file with one line break. Templates stay readable, as they need not know the length of a type's name or its
/// alphabetical order.
package struct SwiftTidy: Sendable {
    private let folder: LineFolder
    private let width: Int

    /// - Parameter width: The maximum length of a line, in columns.
    package init(width: Int = 120) {
        self.width = width
        folder = LineFolder(width: width)
    }

    package func tidy(_ text: String) -> String {
        var text = text
        return text.withUTF8 { bytes in
            var page = Page(capacity: bytes.count)
            var start = 0
            while start < bytes.count {
                let end = bytes[start...].firstIndex(of: Byte.newline) ?? bytes.count
                add(bytes[start..<end], to: &page)
                start = end + 1
            }
            page.flushImports()
            page.removeBlankEnd()
            return String(decoding: page.bytes, as: UTF8.self)
        }
    }

    private enum Byte {
        static let newline = UInt8(ascii: "\n")
        static let space = UInt8(ascii: " ")
        static let importing = Array("import ".utf8)
        static let blanks = [space, UInt8(ascii: "\t"), UInt8(ascii: "\r")]
        static let openers = [UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "[")]
        static let closers = [UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]")]
    }

    /// The finished lines.
    private struct Page {
        var bytes: [UInt8] = []
        /// Whether the last line is blank, and whether the last line that is not blank opens a block.
        var endsInBlank = false
        var endsInOpener = false
        /// The current block of imports, not written yet.
        private var imports: [String] = []

        init(capacity: Int) {
            bytes.reserveCapacity(capacity)
        }

        mutating func add(_ line: some Collection<UInt8>) {
            if line.first == Byte.importing.first, line.starts(with: Byte.importing) {
                imports.append(String(decoding: line, as: UTF8.self))
            } else {
                flushImports()
                write(line)
            }
        }

        /// Writes the imports in alphabetical order.
        mutating func flushImports() {
            guard !imports.isEmpty else { return }
            for line in imports.sorted() { write(line.utf8) }
            imports = []
        }

        private mutating func write(_ line: some Collection<UInt8>) {
            bytes.append(contentsOf: line)
            bytes.append(Byte.newline)
            endsInBlank = false
            endsInOpener = bytes.count > 1 && Byte.openers.contains(bytes[bytes.count - 2])
        }

        mutating func addBlank() {
            flushImports()
            guard !bytes.isEmpty, !endsInBlank, !endsInOpener else { return }
            bytes.append(Byte.newline)
            endsInBlank = true
        }

        mutating func removeBlankEnd() {
            guard endsInBlank else { return }
            bytes.removeLast()
            endsInBlank = false
        }
    }

    private func add(_ line: Slice<UnsafeBufferPointer<UInt8>>, to page: inout Page) {
        var line = line
        while let last = line.last, Byte.blanks.contains(last) { line.removeLast() }
        guard let first = line.first(where: { $0 != Byte.space }) else { return page.addBlank() }
        if Byte.closers.contains(first) { page.removeBlankEnd() }
        guard line.count > width else { return page.add(line) }
        for folded in folder.fold(String(decoding: line, as: UTF8.self)) { page.add(folded.utf8) }
    }
}
