import Diagnostics

/// A URL that is resolved, with its parts decoded.
package struct LinkURL: Sendable, Equatable {
    /// In lower case.
    package let scheme: String
    package let host: String
    /// The decoded components of the path, with empty ones, but without the one after a slash at the end.
    package let segments: [String]
    package let query: [(name: String, value: String)]
    /// The URL as it was given.
    package let text: String

    /// Reads a URL; `nil` without a scheme, or with a character that a URL cannot have.
    package init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon > 0,
            Self.isScheme(bytes[..<colon]), bytes.allSatisfy({ $0 > 0x20 && $0 != 0x7F })
        else { return nil }
        scheme = String(decoding: bytes[..<colon], as: UTF8.self).lowercased()
        var rest = bytes[(colon + 1)...].prefix { $0 != UInt8(ascii: "#") }
        let query = rest.firstIndex(of: UInt8(ascii: "?")).map { Array(rest[($0 + 1)...]) } ?? []
        rest = rest.prefix { $0 != UInt8(ascii: "?") }
        let slash = UInt8(ascii: "/")
        var authority: [UInt8] = []
        if rest.starts(with: [slash, slash]) {
            rest = rest.dropFirst(2)
            authority = Array(rest.prefix { $0 != slash })
            rest = rest.dropFirst(authority.count)
        }
        guard let host = Self.decoded(Self.host(authority)) else { return nil }
        self.host = host
        var segments: [String] = []
        if rest.first == slash { rest = rest.dropFirst() }
        for part in rest.split(separator: slash, omittingEmptySubsequences: false) {
            guard let segment = Self.decoded(Array(part)) else { return nil }
            segments.append(segment)
        }
        if segments.last == "" { segments.removeLast() }
        self.segments = segments
        guard let items = Self.items(query) else { return nil }
        self.query = items
        self.text = text
    }

    /// The host, if there is one, and the components of the path.
    package var components: [String] { (host.isEmpty ? [] : [host]) + segments }

    /// The value of the first item of a name.
    func value(_ name: String) -> String? { query.first { $0.name == name }?.value }

    package static func == (left: LinkURL, right: LinkURL) -> Bool { left.text == right.text }

    // MARK: - Reading

    private static func isScheme(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let first = bytes.first, first.isLetter else { return false }
        return bytes.allSatisfy { $0.isLetter || $0.isDigit || "+-.".utf8.contains($0) }
    }

    /// The host of `user@host:port`.
    private static func host(_ authority: [UInt8]) -> [UInt8] {
        let name = authority.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false).last ?? []
        return Array(name.prefix { $0 != UInt8(ascii: ":") })
    }

    private static func items(_ query: [UInt8]) -> [(name: String, value: String)]? {
        var items: [(name: String, value: String)] = []
        for part in query.split(separator: UInt8(ascii: "&")) {
            let name = part.prefix { $0 != UInt8(ascii: "=") }
            guard let decodedName = decoded(Array(name)), let value = decoded(Array(part.dropFirst(name.count + 1)))
            else { return nil }
            items.append((decodedName, value))
        }
        return items
    }

    /// The text without its percent-encoding; `nil` if that is invalid.
    private static func decoded(_ bytes: [UInt8]) -> String? {
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "%") else {
                result.append(bytes[index])
                index += 1
                continue
            }
            guard index + 2 < bytes.count, let high = bytes[index + 1].hexValue,
                let low = bytes[index + 2].hexValue
            else { return nil }
            result.append(UInt8(high << 4 | low))
            index += 3
        }
        return String(decoding: result, as: UTF8.self)
    }
}
