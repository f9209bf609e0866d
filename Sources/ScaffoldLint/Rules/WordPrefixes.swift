/// Words that names may begin with, such as those of mocks: `FakeClient` begins with `Fake`, `FakerClient` does not.
struct WordPrefixes {
    private let words: [String]

    init(_ words: [String] = []) {
        self.words = words
    }

    /// Whether a name begins with one of the words, and goes on with another one or ends.
    func begin(_ name: String) -> Bool {
        words.contains { word in
            guard name.hasPrefix(word) else { return false }
            return name.dropFirst(word.count).first?.isLowercase != true
        }
    }
}
