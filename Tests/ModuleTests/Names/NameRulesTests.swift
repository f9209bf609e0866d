import Testing

@testable import ModuleSpecs

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

    @Test("a name has at most sixty characters")
    func longest() {
        #expect(throws: Never.self) { try NameRules(for: .module).read(String(repeating: "A", count: 60)) }
        #expect(throws: NameProblem.self) { try NameRules(for: .module).read(String(repeating: "A", count: 61)) }
    }

    @Test("what is refused as a screen's or case's name", arguments: ["none", "some", "default", "in", "self", "init"])
    func refusedCase(name: String) throws {
        let problem = #expect(throws: NameProblem.self) { try NameRules(for: .screen).read(name) }
        let suggestion = try #require(problem?.suggestion)
        #expect(throws: Never.self) { try NameRules(for: .screen).read(suggestion) }
    }

    @Test(
        "a name with invisible characters, or with ones that change the text direction, is refused and shown with their codes",
        arguments: [
            ("Fav\u{200B}orites", "U+200B", "Favorites"), ("\u{202E}Favorites", "U+202E", "Favorites"),
            ("Favorites\u{2066}", "U+2066", "Favorites"), ("Fav\u{AD}orites", "U+00AD", "Favorites"),
            ("Favorites\u{FE0F}", "U+FE0F", "Favorites"), ("\u{3164}", "U+3164", "Favorites"),
            ("Fav\u{E0041}", "U+E0041", "Fav"), ("Me\u{200D}nu", "U+200D", "Menu"),
        ]
    )
    func unseen(name: String, scalar: String, suggestion: String) throws {
        let problem = #expect(throws: NameProblem.self) { try NameRules(for: .module).read(name) }
        #expect(problem?.message.contains("\(scalar), which is invisible") == true, "\(problem?.message ?? "")")
        #expect(problem?.message.unicodeScalars.allSatisfy { $0.properties.generalCategory != .format } == true)
        #expect(problem?.suggestion == suggestion)
    }

    @Test(
        "a name with a letter that does not survive a change of case is refused, with one that would do",
        arguments: [
            ("Straße", "Strasse"), ("ŉeuf", "ʼneuf"), ("ﬁlme", "Filme"), ("ſet", "Set"), ("ılık", "Ilik"),
            ("İstanbul", "Istanbul"), ("ǆep", "Ep"), ("ǅep", "Ep"), ("\u{B5}Value", "\u{39C}Value"),
            ("\u{212A}ey", "Key"),
        ]
    )
    func unstable(name: String, suggestion: String) throws {
        for role in [NameRules.Role.module, .screen, .type, .parameter, .useCase] {
            #expect(throws: NameProblem.self) { try NameRules(for: role).read(name) }
        }
        let problem = #expect(throws: NameProblem.self) { try NameRules(for: .module).read(name) }
        #expect(problem?.message.contains("which does not survive a change of case") == true)
        #expect(problem?.suggestion == suggestion)
        #expect(throws: Never.self) { try NameRules(for: .module).read(suggestion) }
    }

    @Test(
        "names of any script are fine",
        arguments: [
            "éclair", "e\u{301}clair", "избранное", "お気に入り", "χρήστης", "მთავარი", "ÿacht", "URLSession", "List",
        ]
    )
    func accepted(name: String) {
        #expect(throws: Never.self) { try NameRules(for: .module).read(name) }
    }
}
