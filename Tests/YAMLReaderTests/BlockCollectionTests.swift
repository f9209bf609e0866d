import Testing

@testable import YAMLReader

@Suite struct BlockCollectionTests {
    @Test(
        "lists have a dash for each entry",
        arguments: [
            Reading("- a\n- b", ["a", "b"]), Reading("-\n- \n-", [nil, nil, nil]),
            Reading("- - a\n  - b\n- c", [["a", "b"], "c"]),
            Reading("-\n  - a\n-\n  b", [["a"], "b"]), Reading("  - a\n  - b", ["a", "b"]), Reading("-\ta", ["a"]),
            Reading("- a: 1\n  b: 2\n- c: 3", [["a": 1, "b": 2], ["c": 3]]), Reading("- # c\n  a", ["a"]),
            Reading("-   - a\n    - b", [["a", "b"]]), Reading("- a\n\n# c\n\n- b # d\n", ["a", "b"]),
        ]
    )
    func listsHaveADashForEachEntry(reading: Reading) throws {
        #expect(try value(of: reading.text) == reading.value)
    }

    @Test(
        "mappings keep the order of their keys",
        arguments: [
            Reading("a: 1\nb: 2", ["a": 1, "b": 2]), Reading("a:\nb:\n", ["a": nil, "b": nil]),
            Reading("a :  1", ["a": 1]),
            Reading("a:\n  b:\n    c: 1\n  d: 2\ne: 3", ["a": ["b": ["c": 1], "d": 2], "e": 3]),
            Reading("a:\n- 1\n- 2\nb: 3", ["a": [1, 2], "b": 3]), Reading("a:\n  - 1\nb: 2", ["a": [1], "b": 2]),
            Reading("\"a: b\": 1\n'c': 2", ["a: b": 1, "c": 2]), Reading("a b: 1\na#b: 2", ["a b": 1, "a#b": 2]),
            Reading("1: a\ntrue: b\n: c", ["1": "a", "true": "b", "": "c"]), Reading("a:\n  # c\n\n  1", ["a": 1]),
            Reading("a:\r\n  b: 1\r\n  c: 2\r\n", ["a": ["b": 1, "c": 2]]), Reading("a:b: c", ["a:b": "c"]),
            Reading("a:\n\n  |\n  b", ["a": "b\n"]), Reading("a: 1 \nb: 2\t\n", ["a": 1, "b": 2]),
            Reading(" a: 1\n b: 2", ["a": 1, "b": 2]),
        ]
    )
    func mappingsKeepTheOrderOfTheirKeys(reading: Reading) throws {
        #expect(try value(of: reading.text) == reading.value)
    }

    @Test("the example of the design is read")
    func exampleOfTheDesignIsRead() throws {
        let text = """
            # yaml-language-server: $schema=…
            name: Favorites
            screens:
              - list
              - name: detail
                parameters: { itemId: String }
              - name: edit
                parameters: { itemId: String, mode: EditorMode }
                presentation: sheet
            routes:
              list: ""
              detail: ":itemId"
              edit: { path: ":itemId/edit", defaults: { mode: .update } }
            useCases:
              - getFavorites() -> [Favorite]
              - "removeFavorite(id: String)"      # quoted: YAML reads ": " as a mapping
            links: [Orders.detail]                # other features
            tab: { title: Favorites, icon: star }
            """
        #expect(
            try value(of: text) == [
                "name": "Favorites",
                "screens": [
                    "list", ["name": "detail", "parameters": ["itemId": "String"]],
                    [
                        "name": "edit", "parameters": ["itemId": "String", "mode": "EditorMode"],
                        "presentation": "sheet",
                    ],
                ],
                "routes": [
                    "list": "", "detail": ":itemId", "edit": ["path": ":itemId/edit", "defaults": ["mode": ".update"]],
                ],
                "useCases": ["getFavorites() -> [Favorite]", "removeFavorite(id: String)"],
                "links": ["Orders.detail"],
                "tab": ["title": "Favorites", "icon": "star"],
            ]
        )
    }

    @Test(
        "a key that is given twice is refused",
        arguments: [
            Refusal("a: 1\na: 2", "2:1", "key \"a\" is given twice in one mapping", hint: "keep one of them"),
            Refusal("- 1: a\n  \"1\": b", "2:3", "key \"1\" is given twice in one mapping"),
            Refusal("{a: 1, b: {a: 1}, 'a'}", "1:19", "key \"a\" is given twice in one mapping"),
        ]
    )
    func keyThatIsGivenTwiceIsRefused(refusal: Refusal) throws {
        try refusal.check(kind: .invalid)
    }

    @Test("one key may stand in several mappings")
    func oneKeyMayStandInSeveralMappings() throws {
        #expect(try value(of: "a: {b: 1}\nc: {b: 1, a: 2}") == ["a": ["b": 1], "c": ["b": 1, "a": 2]])
    }

    @Test(
        "tabs are no indentation",
        arguments: [
            Refusal("a:\n\tb: 1", "2:1", "tab used as indentation", hint: "indent with spaces"),
            Refusal("\ta: 1", "1:1", "tab used as indentation"),
            Refusal("a:\n  b: 1\n  \tc: 2", "3:3", "tab used as indentation"),
            Refusal("-\t- a", "1:2", "tab used as indentation"), Refusal("-\ta: 1", "1:2", "tab used as indentation"),
            Refusal("a:\n \t- b", "2:2", "tab used as indentation"),
        ]
    )
    func tabsAreNoIndentation(refusal: Refusal) throws {
        try refusal.check(kind: .invalid)
    }

    @Test(
        "lines that fit nowhere are refused",
        arguments: [
            Refusal("a: 1\n b: 2", "2:3", "\": \" cannot stand inside text that has no quotes"),
            Refusal(
                "a:\n   - b\n  - c",
                "3:3",
                "this line is indented by 2 spaces, which fits nothing above it",
                hint: "do not indent it, or indent it by 3 spaces"
            ),
            Refusal("a:\n  b: 1\n c: 2", "3:2", "this line is indented by 1 space, which fits nothing above it"),
            Refusal("- a\nb: 1", "2:1", "expected another \"- \" entry of the list, found \"b: 1\""),
            Refusal("a: 1\n- b", "2:1", "a list entry cannot stand between the keys of a mapping"),
            Refusal("a: 1\nb", "2:1", "expected a key and a colon, found \"b\""),
            Refusal(
                "a: 1\nb:2",
                "2:1",
                "expected a key and a colon, found \"b:2\"",
                hint: "put a space after \":\" in \"b:2\""
            ),
            Refusal("a: 1\n|\n b", "2:1", "a block of text cannot be a key"),
            Refusal("a: - b", "1:4", "a list cannot start on the line of its key"),
            Refusal("--- a: b", "1:6", "a mapping cannot start on the line of \"---\""),
            Refusal("\"a\n b\": 1", "2:4", "\": \" cannot stand inside text that has no quotes"),
            Refusal("a: 1\n\"b\n c\": 1", "2:1", "a key must end on the line where it begins"),
            Refusal(
                "name:Favorites\nscreens:\n  - list",
                "2:8",
                "\": \" cannot stand inside text that has no quotes",
                hint: "put a space after \":\" in \"name:Favorites\""
            ),
        ]
    )
    func linesThatFitNowhereAreRefused(refusal: Refusal) throws {
        try refusal.check(kind: .invalid)
    }
}
