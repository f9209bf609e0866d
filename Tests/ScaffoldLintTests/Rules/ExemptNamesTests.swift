import Testing

@testable import ScaffoldLint

@Suite struct ExemptNamesTests {
    @Test(
        "a name begins with a word where another one follows, or nothing",
        arguments: [
            ("FakeClient", true), ("Fake", true), ("Fake2Client", true), ("Fake_Client", true), ("FakerClient", false),
            ("MockedClient", true), ("FakedClient", true), ("Mocked", true), ("MockeryClient", false),
            ("TheFakeClient", false), ("Fak", false), ("", false),
        ]
    )
    func words(name: String, begins: Bool) {
        #expect(ExemptNames(prefixes: ["Mock", "Fake"]).contains(name) == begins)
    }

    @Test("a name has one of the suffixes")
    func suffix() {
        #expect(ExemptNames(suffixes: ["Client"]).contains("FakeClient"))
        #expect(!ExemptNames(suffixes: ["Client"]).contains("Clients"))
        #expect(!ExemptNames().contains("FakeClient"))
    }
}
