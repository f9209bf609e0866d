import Diagnostics
import ScaffoldKit

/// Reads names in Swift source: whether one is capitalised, and the simple name of a type.
enum SwiftText {
    /// Whether a name begins with a capital letter.
    static func beginsLarge(_ name: String) -> Bool {
        guard let first = name.utf8.first, first.mayBeginCapitalized else { return false }
        return first < 0x80 || name.first?.isUppercase == true
    }

    /// A type's simple name: `[Favorite]?` is `Favorite`, `Common.Route` is `Route`, `Result<AppRoute, Error>` is `Result`.
    static func typeName(_ type: String) -> String {
        let word = type.isUnspaced ? type[...] : type.split(whereSeparator: \.isWhitespace).last ?? type[...]
        let start = word.utf8.drop { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "(") }
        let plain = start.prefix { !endings.contains($0) }
        return String(plain.split(separator: UInt8(ascii: ".")).last ?? plain) ?? ""
    }

    /// The characters that end a type's name.
    private static let endings = Array("<>?![](),:".utf8)
}
