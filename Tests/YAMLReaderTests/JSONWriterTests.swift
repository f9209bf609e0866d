import Foundation
import Testing

@testable import YAMLReader

@Suite struct JSONWriterTests {
    private let value: YAMLValue = [
        "b": [1, -2.5, true, nil, []], "a": ["c": [:]], "é\"\\/\n\r\t\u{8}\u{C}\u{1}\u{1F}\u{7F}": "😀",
    ]

    @Test("compact JSON has no space")
    func compactJSONHasNoSpace() {
        #expect(
            JSONWriter.write(value, layout: .compact)
                == #"{"b":[1,-2.5,true,null,[]],"a":{"c":{}},"é\"\\/\n\r\t\b\f\u0001\u001f"# + "\u{7F}" + #"":"😀"}"#
        )
    }

    @Test("pretty JSON has a line for everything")
    func prettyJSONHasALineForEverything() {
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
        #expect(JSONWriter.write(values, layout: .compact) == "[null,null,1e+300,9223372036854775807]")
    }

    @Test("Foundation and the reader read the same from it", arguments: [JSONWriter.Layout.compact, .pretty])
    func foundationAndTheReaderReadTheSameFromIt(layout: JSONWriter.Layout) throws {
        let text = JSONWriter.write(value, layout: layout)
        #expect(try YAMLReader.read(text)?.value == value)
        #expect(try JSONDecoder().decode(JSONTree.self, from: Data(text.utf8)).equals(value))
    }
}
