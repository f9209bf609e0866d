/// The keywords by their spelling.
struct KeywordTable: Sendable {
    /// A word of up to sixteen bytes, as long as the longest keyword.
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

    /// The keyword that some bytes spell, or `Keyword.none`.
    func keyword(_ bytes: UnsafeBufferPointer<UInt8>) -> Keyword {
        bytes.count > Self.longestWord ? .none : keywords[Word(bytes)] ?? .none
    }
}
