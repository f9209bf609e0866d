/// Conversions of texts to types of Swift and Foundation.
enum LinkConversion {
    /// Whether a text can be converted; `nil` for an unknown type.
    static func converts(_ text: String, to type: String) -> Bool? {
        switch type {
        case "String", "Substring": true
        case "Int", "Int64", "UInt", "Int32", "UInt64": isInteger(text, signed: type.hasPrefix("I"))
        case "Double", "Float", "CGFloat": Double(text) != nil
        case "Bool": ["true", "false"].contains(text)
        case "UUID": isUUID(text)
        default: nil
        }
    }

    private static func isInteger(_ text: String, signed: Bool) -> Bool {
        signed ? Int64(text) != nil : UInt64(text) != nil
    }

    private static func isUUID(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        return parts.map(\.count) == [8, 4, 4, 4, 12]
            && parts.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isHexDigit } }
    }
}
