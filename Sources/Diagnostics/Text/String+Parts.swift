extension String {
    /// The pieces of the text between the occurrences of another one, which must not be empty.
    package func parted(by separator: String) -> [String] {
        let bytes = Array(utf8)
        let wanted = Array(separator.utf8)
        guard !wanted.isEmpty, bytes.count >= wanted.count else { return [self] }
        var parts: [String] = []
        var start = 0
        var index = 0
        while index + wanted.count <= bytes.count {
            if bytes[index] == wanted[0], bytes[index..<index + wanted.count].elementsEqual(wanted) {
                parts.append(String(decoding: bytes[start..<index], as: UTF8.self))
                index += wanted.count
                start = index
            } else {
                index += 1
            }
        }
        parts.append(String(decoding: bytes[start...], as: UTF8.self))
        return parts
    }

    /// The text with every occurrence of another one replaced.
    package func replacingAll(_ other: String, with replacement: String) -> String {
        parted(by: other).joined(separator: replacement)
    }
}
