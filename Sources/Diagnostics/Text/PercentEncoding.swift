/// Percent-encoding of URLs: it encodes everything but the unreserved characters of RFC 3986.
package enum PercentEncoding {
    /// Encodes one component of a URL.
    package static func encode(_ text: String) -> String { encode(text, keeping: nil) }

    /// Encodes a path, but not its slashes.
    package static func encode(path: String) -> String { encode(path, keeping: .slash) }

    /// Decodes a text; `nil` if a percent sign is not followed by two hexadecimal digits, or the bytes are no UTF-8.
    package static func decode(_ text: String) -> String? {
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16), rest.count >= 2 else {
                return nil
            }
            bytes.append(code)
            rest = rest.dropFirst(2)
        }
        let decoded = String(decoding: bytes, as: UTF8.self)
        return decoded.utf8.elementsEqual(bytes) ? decoded : nil
    }

    /// Whether a URL may contain the byte without encoding.
    package static func isUnreserved(_ byte: UInt8) -> Bool {
        byte.isLetter || byte.isDigit || "-._~".utf8.contains(byte)
    }

    private static func encode(_ text: String, keeping kept: UInt8?) -> String {
        var result = ""
        for byte in text.utf8 {
            if isUnreserved(byte) || byte == kept {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                result += "%" + (digits.count < 2 ? "0" + digits : digits)
            }
        }
        return result
    }
}
