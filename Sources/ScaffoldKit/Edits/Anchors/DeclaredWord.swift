import SwiftOutline

/// A name that a file has to declare for a step of an anchor to lead anywhere in it: a look at the bytes before a name, which is wrong only where
/// it says yes.
struct DeclaredWord {
    private let word: [UInt8]
    /// The words of which one stands before the name where it is declared; empty where anything may.
    private let introducers: [[UInt8]]

    /// - Parameter keyword: That of the declaration; `nil` where any will do.
    init(_ word: String, declaredBy keyword: String?) {
        self.word = Array(word.utf8)
        let words =
            switch keyword {
            case "func": ["func"]
            case "var", "let": ["var", "let"]
            default: [String]()
            }
        introducers = words.map { Array($0.utf8) }
    }

    /// Whether a text may declare the name.
    func mayStand(in text: [UInt8]) -> Bool {
        text.withUnsafeBytes { text in
            word.withUnsafeBytes { word in
                var start = 0
                while let place = ByteSearch.place(of: word, in: text, from: start) {
                    if introducers.isEmpty || isIntroduced(at: place, in: text) { return true }
                    start = place + 1
                }
                return false
            }
        }
    }

    /// Whether what stands before a place introduces a name: a keyword, or what parts the names of one declaration; a comment
    /// or a line break may hide either.
    private func isIntroduced(at place: Int, in text: UnsafeRawBufferPointer) -> Bool {
        var end = place
        while end > 0, [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "`")].contains(text[end - 1]) { end -= 1 }
        guard end > 0 else { return false }
        switch text[end - 1] {
        case UInt8(ascii: ","), UInt8(ascii: "("), UInt8(ascii: "/"), ..<UInt8(ascii: " "): return true
        default: return introducers.contains { isWord($0, before: end, in: text) }
        }
    }

    private func isWord(_ word: [UInt8], before end: Int, in text: UnsafeRawBufferPointer) -> Bool {
        end >= word.count && text[(end - word.count)..<end].elementsEqual(word)
    }
}
