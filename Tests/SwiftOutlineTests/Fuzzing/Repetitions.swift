/// Texts that are one piece over and over.
enum Repetitions {
    /// Pieces that, repeated, would take a careless reader quadratic time, or too much of the stack.
    static let pieces = [
        "(", "[", "{", "}", ")", "({[", "\"\\(", "#\"\\#(", "#\"\"\"\\#(", "\"\"\"\n\\(", "/*", "*/", "<<<<<<< \n",
        ">>>> \n", "`",
        "“", "“\\“", "<#", "+<#", "<#>", "#/\n", "##/\n", "#/\n\\/#", "a<b<c", "a<b,", "a<(b,", "a<[", "{(", "{a,",
        "{a:", "if {",
        "@a(", "@a ", "@a (b)", "let ", "-", "- -", "a?b:", "a?b", "try ", "try? ", "await ", "(a,", "\\.", "\\A?.!",
        "#if a\n",
        "#if a\n#else\n", "#if a\n@x\n", "#if a\n.b\n", "switch a { case b:\n", "switch a { case b: #if c\n",
        "case .a:\n",
        "struct A { ", "func f(", "func f<", "x=", ".a", ".a\n", "a{}", "a{} b:{}", "/a ", "(/a ", " /\\/", "#", "##",
        "'",
        "init", "actor ", "final ", "open (", "class ", "private(set) ", "unowned ", "public ", "A & ", "() -> ",
        "some ",
        "repeat ", "var a: ", "var a: (", "var a { get { ", "extension A<", "import a.", "a as ", "a is ", "a = b, ",
        "a::",
        "else if a {} ", "if a {} else ", "do {} catch ", "for a in ", "where ", "label: ", "macro a", "#a", "#a(",
        "#a {",
        "\u{0}", "\u{FEFF}", "é", "\u{301}", "0x1.", "1e", "$", "$0", "_", "...", "..<", "->", "!", "?", "\\", ";", ",",
        ":",
        "a b", "[:", "[a:", "[1 of ", "{ [a] in ", "{ @a in ", "\r", "\n", "get set ", "a.0.", "throws(",
        "async throws ",
        "() -> (", "(a: [", "a[{", "f(a: { b in g(\"\\(", "if case .a(let b) = c { do { try ", "var a: A<(B<[",
        "#if a\n.b\n",
    ]

    /// A piece repeated up to a size.
    static func text(_ piece: String, size: Int) -> [UInt8] {
        Array(repeatElement(Array(piece.utf8), count: max(size / piece.utf8.count, 1)).joined())
    }
}
