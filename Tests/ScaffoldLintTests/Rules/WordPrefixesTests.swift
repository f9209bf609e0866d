import Testing

@testable import ScaffoldLint

@Suite struct WordPrefixesTests {
    @Test(
        "a name begins with a word where another one follows, or nothing",
        arguments: [
            ("FakeClient", true), ("Fake", true), ("Fake2Client", true), ("Fake_Client", true), ("FakerClient", false),
            ("MockedClient", true), ("FakedClient", true), ("Mocked", true), ("MockeryClient", false),
            ("TheFakeClient", false), ("Fak", false), ("", false),
        ]
    )
    func words(name: String, begins: Bool) {
        #expect(WordPrefixes(["Mock", "Fake"]).begin(name) == begins)
    }

    @Test("no word begins nothing")
    func noWord() {
        #expect(!WordPrefixes().begin("FakeClient"))
    }
}
