import Testing

@testable import YAMLReader

@Suite struct YAMLWriterTests {
    @Test("a spec is written as a person would write it")
    func specIsWrittenAsAPersonWouldWriteIt() {
        let spec: YAMLValue = [
            "name": "Favorites",
            "screens": [
                "list",
                ["name": "detail", "parameters": ["itemId": "String"]],
                ["parameters": ["itemId": "String", "mode": "EditorMode"], "presentation": "sheet"],
            ],
            "routes": ["list": "", "detail": ":itemId"],
            "useCases": ["getFavorites() -> [Favorite]", "removeFavorite(id: String)"],
            "tab": nil, "links": [], "options": [:], "count": 2, "ratio": 1.0, "deepLinks": true,
            "matrix": [[1, 2], [[], ["a"]]],
            "notes": "first\n\n  second\n",
        ]
        #expect(
            YAMLWriter.write(spec, comment: ["Edit me.", "", "$schema=…"]) == """
                # Edit me.
                #
                # $schema=…
                name: Favorites
                screens:
                  - list
                  - name: detail
                    parameters:
                      itemId: String
                  - parameters:
                      itemId: String
                      mode: EditorMode
                    presentation: sheet
                routes:
                  list: ""
                  detail: ":itemId"
                useCases:
                  - getFavorites() -> [Favorite]
                  - "removeFavorite(id: String)"
                tab: null
                links: []
                options: {}
                count: 2
                ratio: 1.0
                deepLinks: true
                matrix:
                  - - 1
                    - 2
                  - - []
                    - - a
                notes: |
                  first

                    second

                """
        )
    }

    @Test(
        "text is quoted only where it would be something else",
        arguments: [
            ("a", "a"), ("a b", "a b"), ("Ünï 日本 😀", "Ünï 日本 😀"), ("a:b", "a:b"), ("a#b", "a#b"), ("it's", "it's"),
            ("a, b", "a, b"), (".update", ".update"), ("[String]", "\"[String]\""), ("1st", "1st"), ("v1.0", "v1.0"),
            ("", "\"\""), ("null", "\"null\""), ("~", "\"~\""), ("True", "\"True\""), ("no", "\"no\""),
            ("Off", "\"Off\""),
            ("12", "\"12\""), ("0x1F", "\"0x1F\""), ("1.5", "\"1.5\""), (".inf", "\".inf\""), ("-1", "\"-1\""),
            ("12:30", "\"12:30\""), ("2001-01-01", "\"2001-01-01\""), ("1_000", "\"1_000\""), ("+1", "\"+1\""),
            ("a: b", "\"a: b\""), ("a:", "\"a:\""), ("a #b", "\"a #b\""), ("#a", "\"#a\""), (" a", "\" a\""),
            ("a ", "\"a \""), ("---", "\"---\""), ("... a", "\"... a\""), ("- a", "\"- a\""),
            ("*.swift", "\"*.swift\""),
            ("@a", "\"@a\""), ("a: \"b\"", "'a: \"b\"'"), ("\\d: 'x'", "'\\d: ''x'''"), ("a\tb", "\"a\\tb\""),
            ("a\r\nb", "\"a\\r\\nb\""), ("\0\u{7F}\u{85}\u{FEFF}\u{2028}", "\"\\x00\\x7F\\x85\\uFEFF\\u2028\""),
            ("\n", "\"\\n\""), ("a \nb", "\"a \\nb\""), (" a\nb", "\" a\\nb\""),
            ("a\nb", "|-\n  a\n  b"), ("a\nb\n", "|\n  a\n  b"), ("a\n\n", "|+\n  a\n"), ("a\n\tb", "|-\n  a\n  \tb"),
        ]
    )
    func textIsQuotedOnlyWhereItWouldBeSomethingElse(text: String, written: String) throws {
        #expect(YAMLWriter.write(.string(text)) == written + "\n")
        let back = try value(of: YAMLWriter.write([.string(text)]))
        #expect(JSONWriter.write(back).utf8.elementsEqual(JSONWriter.write([.string(text)]).utf8))
    }

    @Test("keys are quoted like text and never stand on several lines")
    func keysAreQuotedLikeText() throws {
        let keys = ["a b", "a: b", "12", "", "<<", "a\nb", "? a", "- a", "true", "\"", "[a]"]
        let object = YAMLValue.object(keys.map { YAMLMember($0, 1) })
        #expect(
            YAMLWriter.write(object) == """
                a b: 1
                "a: b": 1
                "12": 1
                "": 1
                "<<": 1
                "a\\nb": 1
                "? a": 1
                "- a": 1
                "true": 1
                '"': 1
                "[a]": 1

                """
        )
        #expect(try value(of: YAMLWriter.write(object)) == object)
    }

    @Test(
        "other scalars are written as the core schema reads them",
        arguments: [
            (nil, "null"), (false, "false"), (.int(.min), "-9223372036854775808"), (1e300, "1e+300"), (-0.0, "-0.0"),
            (.double(.infinity), ".inf"), (.double(-.infinity), "-.inf"), (.double(.nan), ".nan"), ([], "[]"),
            ([:], "{}"),
        ] as [(YAMLValue, String)]
    )
    func otherScalarsAreWrittenAsTheCoreSchemaReads(value: YAMLValue, written: String) {
        #expect(YAMLWriter.write(value) == written + "\n")
    }
}
