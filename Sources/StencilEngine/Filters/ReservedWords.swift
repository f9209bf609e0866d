import Diagnostics

/// The words that StencilSwiftKit escapes.
enum ReservedWords {
    /// The word in back-ticks if Swift reserves it, here or in certain places only, else as it is.
    static func escaped(_ word: String) -> String {
        SwiftIdentifier.isKeyword(word) || others.contains(word) ? "`\(word)`" : word
    }

    /// Words that are reserved in certain places only, or are no names.
    private static let others: Set<String> = [
        "_", "#available", "#colorLiteral", "#column", "#else", "#elseif", "#endif", "#file", "#fileLiteral",
        "#function", "#if", "#imageLiteral", "#line", "#selector", "#sourceLocation", "associativity", "convenience",
        "didSet", "dynamic", "final", "get", "indirect", "infix", "lazy", "left", "mutating", "none", "nonmutating",
        "open", "optional", "override", "postfix", "precedence", "prefix", "Protocol", "required", "right", "set",
        "Type", "unowned", "weak", "willSet",
    ]
}
