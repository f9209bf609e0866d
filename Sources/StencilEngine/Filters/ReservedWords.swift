/// The words that Swift keeps for itself.
enum ReservedWords {
    /// The word in back-ticks if Swift reserves it, else as it is.
    static func escaped(_ word: String) -> String {
        all.contains(word) ? "`\(word)`" : word
    }

    private static let all: Set<String> = [
        // Declarations.
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
        "internal", "let", "open", "operator", "precedencegroup", "private", "protocol", "public", "rethrows", "static",
        "struct", "subscript", "typealias", "var",
        // Statements.
        "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if",
        "in",
        "repeat", "return", "switch", "throw", "where", "while",
        // Expressions, types and patterns.
        "_", "Any", "as", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try",
        // Words that begin with a number sign.
        "#available", "#colorLiteral", "#column", "#else", "#elseif", "#endif", "#file", "#fileLiteral", "#function",
        "#if", "#imageLiteral", "#line", "#selector", "#sourceLocation",
        // Words that are reserved in certain places only; StencilSwiftKit escapes them everywhere.
        "associativity", "convenience", "didSet", "dynamic", "final", "get", "indirect", "infix", "lazy", "left",
        "mutating", "none", "nonmutating", "optional", "override", "postfix", "precedence", "prefix", "Protocol",
        "required", "right", "set", "Type", "unowned", "weak", "willSet",
    ]
}
