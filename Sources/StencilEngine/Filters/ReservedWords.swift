import Diagnostics

/// The words that StencilSwiftKit escapes.
enum ReservedWords {
    /// The word, in back-ticks if Swift reserves it, even if only in some places.
    static func escaped(_ word: String) -> String {
        SwiftIdentifier.isKeyword(word) || others.contains(word) ? "`\(word)`" : word
    }

    /// Words that are reserved only in some places, or are not names.
    private static let others: Set<String> = [
        "_", "#available", "#colorLiteral", "#column", "#else", "#elseif", "#endif", "#file", "#fileLiteral",
        "#function", "#if", "#imageLiteral", "#line", "#selector", "#sourceLocation", "associativity", "convenience",
        "didSet", "dynamic", "final", "get", "indirect", "infix", "lazy", "left", "mutating", "none", "nonmutating",
        "open", "optional", "override", "postfix", "precedence", "prefix", "Protocol", "required", "right", "set",
        "Type", "unowned", "weak", "willSet",
    ]
}
