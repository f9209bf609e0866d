/// A table of keywords by spelling.
struct KeywordTable: Sendable {
    /// A word of up to 16 bytes, the length of the longest keyword.
    private struct Word: Hashable {
        private var low: UInt64 = 0
        private var high: UInt64 = 0

        init(_ bytes: UnsafeBufferPointer<UInt8>) {
            for byte in bytes {
                high = high << 8 | low >> 56
                low = low << 8 | UInt64(byte)
            }
        }
    }

    static let shared = KeywordTable()

    private static let longestWord = 16

    private let keywords: [Word: Keyword]

    private init() {
        var keywords: [Word: Keyword] = [:]
        for keyword in Keyword.allCases where keyword != .none {
            var spelling = keyword.rawValue
            keywords[spelling.withUTF8 { Word($0) }] = keyword
        }
        self.keywords = keywords
    }

    /// The keyword of some bytes, or `Keyword.none`.
    func keyword(_ bytes: UnsafeBufferPointer<UInt8>) -> Keyword {
        bytes.count > Self.longestWord ? .none : keywords[Word(bytes)] ?? .none
    }
}
