import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import SwiftEdits

@Suite("A string catalogue")
struct StringCatalogueTests {
    private func entry(_ key: String, _ value: String = "Text", comment: String? = nil) -> StringCatalogue.Entry {
        StringCatalogue.Entry(key: key, value: value, comment: comment)
    }

    /// Adds entries, and checks on the way that adding them again changes nothing and that the result is JSON.
    private func adding(_ entries: [StringCatalogue.Entry], to text: String) throws -> String {
        let once = try StringCatalogue.adding(entries, to: Array(text.utf8), name: "x.xcstrings")
        #expect(try StringCatalogue.adding(entries, to: once, name: "x.xcstrings") == once)
        let object = try JSONSerialization.jsonObject(with: Data(once)) as? [String: Any]
        let strings = try #require(object?["strings"] as? [String: Any])
        for entry in entries { #expect(strings[entry.key] != nil) }
        return String(decoding: once, as: UTF8.self)
    }

    private let before = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "cart.title" : {
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Cart"
                  }
                }
              }
            },
            "Search" : {

            }
          },
          "version" : "1.0"
        }
        """

    @Test("new, is what Xcode would save")
    func newIsWhatXcodeWouldSave() {
        let text = String(
            decoding: StringCatalogue.new([entry("b.title", "B"), entry("a.title", "A \"quoted\"", comment: "First")]),
            as: UTF8.self
        )
        #expect(
            text == """
                {
                  "sourceLanguage" : "en",
                  "strings" : {
                    "a.title" : {
                      "comment" : "First",
                      "extractionState" : "manual",
                      "localizations" : {
                        "en" : {
                          "stringUnit" : {
                            "state" : "translated",
                            "value" : "A \\"quoted\\""
                          }
                        }
                      }
                    },
                    "b.title" : {
                      "extractionState" : "manual",
                      "localizations" : {
                        "en" : {
                          "stringUnit" : {
                            "state" : "translated",
                            "value" : "B"
                          }
                        }
                      }
                    }
                  },
                  "version" : "1.0"
                }
                """
        )
    }

    @Test("new and empty, has room for what comes")
    func newAndEmptyHasRoom() throws {
        let empty = StringCatalogue.new([])
        #expect(String(decoding: empty, as: UTF8.self).contains("\"strings\" : {\n\n  },"))
        let added = try StringCatalogue.adding([entry("a")], to: empty, name: "x")
        #expect(added == StringCatalogue.new([entry("a")]))
        #expect(try StringCatalogue.adding([entry("a")], to: nil, name: "x") == added)
    }

    @Test("takes new entries at their places, and keeps every byte of the others")
    func takesNewEntriesAtTheirPlaces() throws {
        let after = try adding([entry("zebra"), entry("deep.link"), entry("about")], to: before)
        func block(_ key: String) -> String {
            """
                "\(key)" : {
                  "extractionState" : "manual",
                  "localizations" : {
                    "en" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : "Text"
                      }
                    }
                  }
                }
            """
        }
        let lines = before.components(separatedBy: "\n")
        let head = lines[0...2].joined(separator: "\n")
        let cart = lines[3...12].joined(separator: "\n")
        let search = lines[13...15].joined(separator: "\n")
        let tail = lines[16...].joined(separator: "\n")
        #expect(
            after
                == "\(head)\n\(block("about")),\n\(cart)\n\(block("deep.link")),\n\(search),\n\(block("zebra"))\n\(tail)"
        )
    }

    @Test("leaves a key that is there alone, whatever its text")
    func leavesAKeyThatIsThereAlone() throws {
        let same = [entry("cart.title", "Something else"), entry("Search", "Find")]
        #expect(try adding(same, to: before) == before)
    }

    @Test("takes the first of two entries with one key")
    func takesTheFirstOfTwoEntriesWithOneKey() throws {
        let after = try adding([entry("a", "first"), entry("a", "second")], to: before)
        #expect(after.contains("\"first\""))
        #expect(!after.contains("\"second\""))
    }

    @Test("keeps tabs, colons, line ends, a final newline and a byte order mark")
    func keepsTabsAndLineEnds() throws {
        let odd = "\u{FEFF}{\r\n\t\"strings\": {\r\n\t\t\"b\": {}\r\n\t},\r\n\t\"unknown\": [1, 2.5e3, null]\r\n}\r\n"
        let after = try StringCatalogue.adding([entry("a"), entry("c")], to: Array(odd.utf8), name: "x")
        func block(_ key: String) -> String {
            "\"\(key)\": {\r\n\t\t\t\"extractionState\": \"manual\",\r\n\t\t\t\"localizations\": {\r\n\t\t\t\t\"en\": {\r\n"
                + "\t\t\t\t\t\"stringUnit\": {\r\n\t\t\t\t\t\t\"state\": \"translated\",\r\n\t\t\t\t\t\t\"value\": \"Text\"\r\n"
                + "\t\t\t\t\t}\r\n\t\t\t\t}\r\n\t\t\t}\r\n\t\t}"
        }
        let expected =
            "\u{FEFF}{\r\n\t\"strings\": {\r\n\t\t\(block("a")),\r\n\t\t\"b\": {},\r\n\t\t\(block("c"))\r\n\t},\r\n"
            + "\t\"unknown\": [1, 2.5e3, null]\r\n}\r\n"
        #expect(after == Array(expected.utf8))
    }

    @Test(
        "stays on one line where it is on one",
        arguments: [
            (#"{"strings":{"b":{}},"version":"1.0"}"#, #""a":{"extractionState":"manual","localizations":{"en":{"#),
            (#"{"strings": {"b": {}, "c": {}}}"#, #""a": {"extractionState": "manual", "localizations": {"en": {"#),
            (#"{"strings":{}}"#, #"{"a":{"extractionState":"manual","#),
        ]
    )
    func staysOnOneLineWhereItIsOnOne(text: String, added: String) throws {
        let after = try adding([entry("a")], to: text)
        #expect(after.contains(added))
        #expect(!after.contains("\n"))
    }

    @Test("fills empty strings, however they are written")
    func fillsEmptyStrings() throws {
        for strings in ["{}", "{ }", "{\n  }", "{\n\n  }"] {
            let after = try adding([entry("a")], to: "{\n  \"strings\" : \(strings),\n  \"version\" : \"1.0\"\n}\n")
            #expect(after.hasPrefix("{\n  \"strings\" : {\n    \"a\" : {\n      \"extractionState\""))
            #expect(after.hasSuffix("\n    }\n  },\n  \"version\" : \"1.0\"\n}\n"))
        }
    }

    @Test("escapes what JSON needs and nothing more")
    func escapesWhatJSONNeedsAndNothingMore() throws {
        let entries = [entry("é/🧺", "a\\b \"c\" / d\n\t\u{1}\u{7F}\u{2028}")]
        let after = try adding(entries, to: before)
        #expect(after.contains(#""é/🧺" : {"#))
        #expect(after.contains(#""a\\b \"c\" / d\n\t\u0001"# + "\u{7F}\u{2028}\""))
    }

    @Test("knows a key however it is escaped")
    func knowsAKeyHoweverItIsEscaped() throws {
        let text = #"{ "strings" : { "\u0061\/\uD83D\uDE00" : {} } }"#
        #expect(try adding([entry("a/😀")], to: text) == text)
    }

    @Test("files English under its source language, and asks for a look where that is another one")
    func filesEnglishUnderItsSourceLanguage() throws {
        for (source, state) in [
            ("en", "translated"), ("en-GB", "translated"), ("de", "needs_review"), ("end", "needs_review"),
        ] {
            let after = try adding(
                [entry("a")],
                to: "{\n  \"sourceLanguage\" : \"\(source)\",\n  \"strings\" : {\n  }\n}"
            )
            #expect(
                after.contains("\"\(source)\" : {\n          \"stringUnit\" : {\n            \"state\" : \"\(state)\"")
            )
        }
    }

    @Test(
        "broken, is an error with its place",
        arguments: [
            ("", "x:1:1: error: expected an object or a list, but the file ends"),
            (
                "{\n  \"strings\" : {\n    \"a\" : {}\n    \"b\" : {}\n  }\n}",
                "x:4:5: error: expected \",\" or \"}\", found \"\"\""
            ),
            (
                "{\n  \"strings\" : {\n    \"ä\" : {},\n  }\n}",
                "x:4:3: error: expected a key in double quotes, found \"}\""
            ),
            ("{ \"é🧺\" 1 }", "x:1:8: error: expected \":\", found \"1\""),
            ("{ \"a\" : tru }", "x:1:9: error: expected a value, found \"t\""),
            ("{ \"a\" : 01 }", "x:1:9: error: expected a value, found \"0\""),
            ("{ \"a\" : -}", "x:1:9: error: expected a value, found \"-\""),
            ("{ \"a\" : \"x", "x:1:9: error: the quote that opens here is never closed"),
            (
                "{ \"a\" : \"x\ny\" }",
                "x:1:9: error: this text has no end in its line; a double quote is missing"
            ),
            ("{ \"a\" : \"x\ty\" }", "x:1:11: error: a control character must be written as an escape (\"\\t\")"),
            ("{ \"a\" : \"\\x\" }", "x:1:10: error: this is no escape of JSON; a backslash is written \"\\\\\""),
            ("{ \"a\" : \"\\u12\" }", "x:1:10: error: \"\\u12\" needs 4 hexadecimal digits"),
            ("{ \"a\" : \"\\uD800\" }", "x:1:10: error: \"\\uD800\" is no Unicode character"),
            ("{ \"a\" : \"\\uD800\\u0041\" }", "x:1:10: error: \"\\uD800\\u0041\" is no Unicode character"),
            ("{} {}", "x:1:4: error: expected the end of the file, found \"{\""),
            ("[]", "x:1:1: error: a string catalogue is an object"),
            ("{\n}", "x:1:1: error: the string catalogue has no \"strings\"; add \"strings\" : { }"),
            ("{\n \"strings\" : []\n}", "x:2:14: error: \"strings\" must be an object"),
        ]
    )
    func brokenIsAnErrorWithItsPlace(text: String, message: String) {
        do {
            _ = try StringCatalogue.adding([entry("a")], to: Array(text.utf8), name: "x")
            Issue.record("it was taken")
        } catch {
            #expect(error.description == message)
        }
    }

    @Test("refuses text that is not UTF-8, and nesting without end")
    func refusesTextThatIsNotUTF8() {
        #expect(throws: Failure.self) {
            try StringCatalogue.adding([], to: Array("{\"".utf8) + [0xFF] + Array("\":1}".utf8), name: "x")
        }
        for bracket in ["[", "{\"a\":"] {
            let deep = Array(String(repeating: bracket, count: 100_000).utf8)
            #expect(throws: Failure.self) { try StringCatalogue.adding([], to: deep, name: "x") }
        }
    }

    @Test("survives every cut and every changed byte of its text")
    func survivesEveryCutAndEveryChangedByteOfItsText() {
        let text = Array((before + "\n").utf8)
        for count in 0..<text.count {
            _ = try? StringCatalogue.adding([entry("a")], to: Array(text.prefix(count)), name: "x")
        }
        var random = RandomSource(seed: 1)
        for _ in 0..<20_000 {
            var changed = text
            for _ in 0..<(1 + random.next() % 3) {
                changed[Int(random.next() % UInt64(text.count))] = UInt8(truncatingIfNeeded: random.next())
            }
            guard let after = try? StringCatalogue.adding([entry("a")], to: changed, name: "x") else { continue }
            #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(after)) }
        }
    }
}
