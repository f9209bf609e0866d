import Testing

@testable import ScaffoldKit

struct NameRulesTests {
    @Test(
        "a module's name that Swift could not carry is refused, with one that would do",
        arguments: [
            ("self", "SelfFeature"), ("Type", "TypeFeature"), ("../x", "X"), ("1st", "First"), ("", "Favorites"),
            ("2fa", "TwoFa"),
            ("a b/c", "ABC"), ("***", "Favorites"), ("Any", "AnyFeature"), ("💥!", "💥"),
        ]
    )
    func refusedModule(name: String, suggestion: String) throws {
        let problem = #expect(throws: NameProblem.self) { try NameRules(for: .module).read(name) }
        #expect(problem?.suggestion == suggestion)
        #expect(throws: Never.self) { try NameRules(for: .module).read(suggestion) }
    }

    @Test("what is refused as a screen's or case's name", arguments: ["none", "some", "default", "in", "self", "init"])
    func refusedCase(name: String) throws {
        let problem = #expect(throws: NameProblem.self) { try NameRules(for: .screen).read(name) }
        let suggestion = try #require(problem?.suggestion)
        #expect(throws: Never.self) { try NameRules(for: .screen).read(suggestion) }
    }

    @Test("names of any script are fine", arguments: ["éclair", "избранное", "お気に入り", "URLSession", "List"])
    func accepted(name: String) {
        #expect(throws: Never.self) { try NameRules(for: .module).read(name) }
    }
}
