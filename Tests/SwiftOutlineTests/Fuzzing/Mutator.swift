/// Makes broken files from good ones, the same ones for the same seed.
struct Mutator {
    private var state: UInt64
    private let corpus: [[UInt8]]
    private let snippets: [[UInt8]]

    /// What an unlucky keystroke may leave behind.
    private static let swiftWords = [
        "{", "}", "(", ")", "[", "]", "\"", "\"\"\"", "#\"", "\"#", "##\"\"\"", "\\(", "\\#(", "'", "`", "/*", "*/",
        "//", "/",
        "#/", "/#", "#if A\n", "#elseif B\n", "#else\n", "#endif\n", "#", "##", "@", "@a(", "<", ">", "<#", "#>", "->",
        "=",
        ":", "::", ",", ";", ".", "..<", "...", "?", "!", "&", "\\", "$0", "0x", "1e", "\n", "\r\n", "\r", "\t",
        "\u{0}",
        "\u{FEFF}", "“", "”", "é", "∑", "<<<<<<< a\n", ">>>>>>> b\n", "func ", "class ", "struct ", "enum ", "case ",
        "switch ", "init", "let ", "var ", "if ", "else ", "guard ", "for ", "in ", "where ", "extension ", "protocol ",
        "get ", "set ", "didSet ", "async ", "throws ", "try? ", "await ", "import ", "static ", "private(set) ",
        "actor ",
        "macro ", "some ", "any ", "each ", "repeat ", "default:", "operator ", "precedencegroup ", "subscript",
        "deinit",
    ].map { Array($0.utf8) }

    /// - Parameter words: What keystrokes leave behind in texts that are no Swift; none, for Swift.
    init(seed: UInt64, corpus: [[UInt8]], words: [String] = []) {
        snippets = words.isEmpty ? Self.swiftWords : words.map { Array($0.utf8) }
        state = seed &* 2 &+ 1
        self.corpus = corpus.isEmpty ? [[]] : corpus
    }

    /// A number below a bound.
    private mutating func random(_ bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return bound <= 1 ? 0 : Int((mixed ^ (mixed >> 31)) % UInt64(bound))
    }

    private mutating func range(in bytes: [UInt8]) -> Range<Int> {
        let start = random(bytes.count + 1)
        let length = random(3) == 0 ? random(bytes.count - start + 1) : random(min(200, bytes.count - start) + 1)
        return start..<start + length
    }

    /// A file of the corpus, cut down to a size and mutated a few times.
    mutating func next(maximumSize: Int) -> [UInt8] {
        var bytes = corpus[random(corpus.count)]
        if bytes.count > maximumSize {
            let start = random(bytes.count - maximumSize)
            bytes = Array(bytes[start..<start + maximumSize])
        }
        for _ in 0..<1 + random(6) { mutate(&bytes) }
        return bytes.count > maximumSize * 2 ? Array(bytes.prefix(maximumSize * 2)) : bytes
    }

    private mutating func mutate(_ bytes: inout [UInt8]) {
        switch random(9) {
        case 0: bytes = Array(bytes.prefix(random(bytes.count + 1)))
        case 1: bytes = Array(bytes.dropFirst(random(bytes.count + 1)))
        case 2: bytes.removeSubrange(range(in: bytes))
        case 3:
            let piece = Array(bytes[range(in: bytes)])
            bytes.insert(contentsOf: piece, at: random(bytes.count + 1))
        case 4:
            let other = corpus[random(corpus.count)]
            bytes.insert(contentsOf: other[range(in: other)].prefix(2000), at: random(bytes.count + 1))
        case 5:
            for _ in 0..<1 + random(8) where !bytes.isEmpty { bytes[random(bytes.count)] = UInt8(random(256)) }
        case 6:
            for _ in 0..<1 + random(4) where !bytes.isEmpty { bytes[random(bytes.count)] ^= UInt8(1 << random(8)) }
        case 7:
            for _ in 0..<1 + random(4) { insertSnippet(1, into: &bytes) }
        default:
            insertSnippet(1 + random(400), into: &bytes)
        }
    }

    private mutating func insertSnippet(_ times: Int, into bytes: inout [UInt8]) {
        var snippet = snippets[random(snippets.count)]
        if random(2) == 0 { snippet += snippets[random(snippets.count)] }
        let place = random(bytes.count + 1)
        bytes.insert(contentsOf: repeatElement(snippet, count: times).joined(), at: place)
    }
}
