/// A table of keywords by spelling, grouped by their first byte: a name is compared with the few that begin as it does.
struct KeywordTable: Sendable {
    /// A word of up to 16 bytes, the length of the longest keyword.
    private struct Word: Equatable {
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

    private let keywords: [(word: Word, keyword: Keyword)]
    /// The indices in `keywords` by first byte.
    private let groups: [Range<Int>]

    private init() {
        let sorted = Keyword.allCases.filter { $0 != .none }.sorted { $0.rawValue < $1.rawValue }
        keywords = sorted.map { keyword in
            var spelling = keyword.rawValue
            return (spelling.withUTF8 { Word($0) }, keyword)
        }
        let firsts = sorted.map { $0.rawValue.utf8.first }
        groups = (0...UInt8.max).map { byte in
            let start = firsts.firstIndex(of: byte) ?? 0
            return start..<start + firsts.count { $0 == byte }
        }
    }

    /// The keyword of some bytes, or `Keyword.none`.
    func keyword(_ bytes: UnsafeBufferPointer<UInt8>) -> Keyword {
        guard let first = bytes.first, bytes.count <= Self.longestWord else { return .none }
        let group = groups[Int(first)]
        guard !group.isEmpty else { return .none }
        let word = Word(bytes)
        for index in group where keywords[index].word == word { return keywords[index].keyword }
        return .none
    }
}
