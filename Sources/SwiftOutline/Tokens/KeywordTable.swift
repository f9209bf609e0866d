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
        var groups = [Range<Int>](repeating: 0..<0, count: 256)
        for (index, keyword) in sorted.enumerated() {
            let first = Int(keyword.rawValue.utf8.first ?? 0)
            groups[first] = (groups[first].isEmpty ? index : groups[first].lowerBound)..<index + 1
        }
        self.groups = groups
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
