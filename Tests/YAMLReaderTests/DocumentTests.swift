import Testing

@testable import YAMLReader

@Suite struct DocumentTests {
    @Test(
        "a text without a document has no root",
        arguments: ["", " \n\n", "# comment", "...", "\n# a\n...\n# b\n...", "\u{FEFF}", "\u{FEFF}# a\n", "\t\n \t"]
    )
    func textWithoutADocumentHasNoRoot(text: String) throws {
        #expect(try YAMLReader.read(text) == nil)
    }

    @Test(
        "one document may be framed by marks and directives",
        arguments: [
            Reading("---", nil), Reading("--- a", "a"), Reading("---\na: 1\n...\n", ["a": 1]),
            Reading("---\n- a\n... # end\n\n", ["a"]),
            Reading("%YAML 1.2\n---\na", "a"), Reading("%YAML 1.1 # c\n--- a", "a"),
            Reading("%YAML 1.3\n# c\n\n--- a", "a"),
            Reading("%FOO bar\n---\na", "a"), Reading("\u{FEFF}a: 1", ["a": 1]), Reading("\u{FEFF}--- a", "a"),
            Reading("--- # c\na", "a"),
            Reading("---\ta", "a"), Reading("--- |\n a\n...", "a\n"), Reading("a: 1\n...\n...\n", ["a": 1]),
        ]
    )
    func oneDocumentMayBeFramedByMarksAndDirectives(reading: Reading) throws {
        #expect(try value(of: reading.text) == reading.value)
    }

    @Test(
        "broken frames are refused",
        arguments: [
            Refusal(
                "%YAML 1.2\n",
                "2:1",
                "directives must be followed by a document",
                hint: "start the document with \"---\""
            ),
            Refusal("%YAML 1.2\na: 1", "2:1", "directives must be followed by a document"),
            Refusal("%YAML 1.2\n...", "2:1", "directives must be followed by a document"),
            Refusal("%YAML 2.0\n--- a", "1:1", "YAML 2.0 is not known", hint: "write \"%YAML 1.2\""),
            Refusal("%YAML one\n--- a", "1:1", "\"one\" is no YAML version"),
            Refusal("%YAML\n--- a", "1:1", "\"%YAML\" must be followed by one version"),
            Refusal("%YAML 1.2 1.2\n--- a", "1:1", "\"%YAML\" must be followed by one version"),
            Refusal("%YAML 1.2\n%YAML 1.2\n--- a", "2:1", "a second \"%YAML\" directive"),
            Refusal("a: 1\n... b", "2:5", "unexpected \"b\" after \"...\""),
            Refusal("a # b\n%YAML 1.2\n---\n", "2:1", "unexpected \"%YAML 1.2\" after the end of the document"),
        ]
    )
    func brokenFramesAreRefused(refusal: Refusal) throws {
        try refusal.check(kind: .invalid)
    }
}
