/// Operations on texts that several filters share.
enum Text {
    /// Whether `part` occurs in `text`. The empty text occurs in none, as in Stencil.
    static func contains(_ text: String, _ part: String) -> Bool {
        let bytes = Array(text.utf8)
        let pattern = Array(part.utf8)
        return !pattern.isEmpty && firstIndex(of: pattern, in: bytes, from: 0) != nil
    }

    /// The parts of `text` between the occurrences of `separator`; the whole of it if the separator is empty.
    static func split(_ text: String, at separator: String) -> [String] {
        let bytes = Array(text.utf8)
        let pattern = Array(separator.utf8)
        guard !pattern.isEmpty else { return [text] }
        var parts: [String] = []
        var start = 0
        while let index = firstIndex(of: pattern, in: bytes, from: start) {
            parts.append(String(decoding: bytes[start..<index], as: UTF8.self))
            start = index + pattern.count
        }
        parts.append(String(decoding: bytes[start...], as: UTF8.self))
        return parts
    }

    /// Finds a pattern of at least one byte.
    private static func firstIndex(of pattern: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
        bytes.withUnsafeBufferPointer { bytes in
            pattern.withUnsafeBufferPointer { pattern in
                var position = start
                let last = bytes.count - pattern.count
                while position <= last {
                    if bytes[position] == pattern[0],
                        bytes[position..<(position + pattern.count)].elementsEqual(pattern)
                    {
                        return position
                    }
                    position += 1
                }
                return nil
            }
        }
    }

    /// The text with each word's first letter raised and the others lowered.
    ///
    /// A word is letters with their accents; an apostrophe inside it does not end it, a digit does.
    static func capitalized(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var isInWord = false
        for scalar in text.unicodeScalars {
            let properties = scalar.properties
            if properties.isCased {
                let mapped = isInWord ? properties.lowercaseMapping : properties.titlecaseMapping
                result.append(contentsOf: mapped.unicodeScalars)
                isInWord = true
            } else {
                result.append(scalar)
                let continues = scalar == "'" || scalar == "\u{2019}" || properties.generalCategory == .nonspacingMark
                isInWord = isInWord && continues || properties.isAlphabetic
            }
        }
        return String(result)
    }

    static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }
}
