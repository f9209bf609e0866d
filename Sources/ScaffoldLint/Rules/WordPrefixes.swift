/// Words that names may begin with, such as those of mocks: `FakeClient` begins with `Fake`, and so does `FakedClient`;
/// `FakerClient` does not.
struct WordPrefixes {
    private let words: [String]

    /// Endings of verbs: `Mocked`, `Faked`, `Stubbed`.
    private static let endings: Set<String> = ["", "ed", "d", "bed"]

    init(_ words: [String] = []) {
        self.words = words
    }

    /// Whether a name begins with one of the words, which may have the ending of a past participle, as a whole word.
    func begin(_ name: String) -> Bool {
        words.contains { word in
            guard name.hasPrefix(word) else { return false }
            return Self.endings.contains(String(name.dropFirst(word.count).prefix(while: \.isLowercase)))
        }
    }
}
