/// Names of types in source code.
package enum TypeName {
    /// The simple name of a type, without its module, generic arguments, attributes and `any`: `Base` of `Module.Base<Int>`, `P` of `any P`.
    package static func bare(of text: String) -> String {
        let type = text.utf8.prefix { $0 != .less }
        guard let last = type.lastIndex(where: { !isSeparator($0) }) else { return "" }
        let path = type[...last]
        let start = path.lastIndex(where: isSeparator).map(path.index(after:)) ?? path.startIndex
        return String(Substring(path[start...]))
    }

    private static func isSeparator(_ byte: UInt8) -> Bool {
        byte == .dot || byte == .lineFeed || byte == .carriageReturn || byte.isBlank
    }
}
