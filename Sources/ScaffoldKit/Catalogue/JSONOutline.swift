/// Where things stand in a JSON text: the members of its outer objects with their places, what lies deeper as one range.
///
/// An editor of JSON needs no values but places, so that it can leave every byte as it is that it does not change.
struct JSONOutline: Sendable {
    /// One member of an object.
    struct Member {
        /// The key, with its escapes resolved.
        let key: String
        /// The key's place, quotes included.
        let keyRange: Range<Int>
        let value: Value
    }

    /// A value and its place.
    struct Value {
        let range: Range<Int>
        /// The members, if this is an object that was looked into.
        let members: [Member]?

        /// The first member of that name.
        func member(_ key: String) -> Member? { members?.first { $0.key == key } }
    }

    /// How deep values may lie in each other.
    static let deepest = 256

    /// The outermost value.
    let root: Value

    /// Reads a whole text, which must be strict JSON in UTF-8; a byte order mark before it is passed over.
    ///
    /// - Parameters:
    ///   - name: What problems call the text.
    ///   - levels: How many levels of objects are looked into.
    /// - Throws: the first problem, with its line and column.
    init(_ bytes: [UInt8], name: String, levels: Int) throws(Problem) {
        var scanner = JSONScanner(bytes)
        do throws(JSONScanner.Failure) {
            root = try scanner.document(levels: levels)
        } catch {
            throw Problem(error.message, at: Self.mark(error.offset, in: bytes, name: name))
        }
    }

    /// The place of a byte as an editor shows it.
    static func mark(_ offset: Int, in bytes: [UInt8], name: String) -> SourceMark {
        let before = bytes[..<min(offset, bytes.count)]
        let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        let column = String(decoding: before[lineStart...], as: UTF8.self).count + 1
        return SourceMark(source: name, line: line, column: column)
    }
}
