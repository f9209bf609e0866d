/// Names that a role or check exempts by their suffixes, or by words that they begin with.
///
/// `FakeClient` begins with the word `Fake`, and so does `FakedClient`; `FakerClient` does not.
struct ExemptNames {
    var prefixes: [String] = []
    var suffixes: [String] = []

    /// Endings of past participles: `Mocked`, `Faked`, `Stubbed`.
    private static let endings: Set<String> = ["", "ed", "d", "bed"]

    func contains(_ name: String) -> Bool {
        suffixes.contains(where: name.hasSuffix)
            || prefixes.contains { word in
                guard name.hasPrefix(word) else { return false }
                return Self.endings.contains(String(name.dropFirst(word.count).prefix(while: \.isLowercase)))
            }
    }
}
