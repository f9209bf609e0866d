import Foundation
import Testing

@testable import YAMLReader

@Suite struct JSONWriterTests {
    private let value: YAMLValue = [
        "b": [1, -2.5, true, nil, []], "a": ["c": [:]], "é\"\\/\n\r\t\u{8}\u{C}\u{1}\u{1F}\u{7F}": "😀",
    ]

    @Test("texts are escaped where JSON asks for it, and nowhere else")
    func escapesTexts() {
        #expect(
            JSONWriter.quoted("é\"\\/\n\r\t\u{8}\u{C}\u{1}\u{1F}\u{7F}😀") == #""é\"\\/\n\r\t\b\f\u0001\u001f"#
                + "\u{7F}😀\""
        )
    }

    @Test("each member and item has a line")
    func linesOfMembersAndItems() {
        #expect(
            JSONWriter.write(["b": [1, [2]], "a": [:], "c": []]) == """
                {
                  "b": [
                    1,
                    [
                      2
                    ]
                  ],
                  "a": {},
                  "c": []
                }
                """
        )
    }

    @Test("numbers that JSON lacks become null")
    func numbersThatJSONLacksBecomeNull() {
        let values: YAMLValue = [.double(.nan), .double(.infinity), 1e300, .int(.max)]
        #expect(JSONWriter.write(values) == "[\n  null,\n  null,\n  1e+300,\n  9223372036854775807\n]")
    }

    @Test("Foundation and the reader read the same from it")
    func foundationAndTheReaderReadTheSameFromIt() throws {
        let text = JSONWriter.write(value)
        #expect(try YAMLReader.read(text)?.value == value)
        #expect(try JSONDecoder().decode(JSONTree.self, from: Data(text.utf8)).equals(value))
    }
}
