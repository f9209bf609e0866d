import Diagnostics
import Foundation
import Testing

@testable import SwiftEdits

@Suite("Texts of a .strings file")
struct StringsFileTests {
    private static let old = """
        /* The list of movies */
        "movies.title" = "Movies";

        "quote" = "Say \\"hi\\"";

        """

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    private func table(_ text: String = old) throws -> any StringTable {
        try StringCatalogue.table(Array(text.utf8), name: "en.lproj/Localizable.strings")
    }

    @Test("new texts come last, with their comments, and existing ones stay whatever they say")
    func adds() throws {
        let entries = [
            StringCatalogue.Entry(key: "movies.title", value: "Films", comment: nil),
            StringCatalogue.Entry(key: "a \"b\"", value: "1\\2\n3", comment: "A list"),
        ]
        let added = try table().adding(entries)
        #expect(text(added) == Self.old + "/* A list */\n\"a \\\"b\\\"\" = \"1\\\\2\\n3\";\n")
        let again = try table(text(added))
        #expect(again.adding(entries) == added)
        #expect(again.keys == ["movies.title", "quote", "a \"b\""])
        #expect(again.matches(entries[1]) == true)
        #expect(again.matches(entries[0]) == false)
        #expect(again.matches(StringCatalogue.Entry(key: "none", value: "", comment: nil)) == nil)
    }

    @Test(
        "a property list is refused, as entries of a text would break it",
        arguments: ["<?xml version=\"1.0\"?><plist/>", "\u{FEFF}\n<plist/>", "bplist00"]
    )
    func propertyList(_ text: String) throws {
        let failure = #expect(throws: Failure.self) { try table(text) }
        #expect(
            failure?.lines == [
                "en.lproj/Localizable.strings: error: the file is a property list; save it as text, with lines like \"key\" = \"text\";"
            ]
        )
    }

    @Test("removing takes back what was added to the byte, with its comment")
    func removes() throws {
        let entry = StringCatalogue.Entry(key: "new", value: "New", comment: "What is new")
        for old in [Self.old, Self.old.replacingOccurrences(of: "\n", with: "\r\n")] {
            let added = try table(old).adding([entry])
            #expect(text(try table(text(added)).removing(["new"])) == old)
        }
        #expect(text(try table(#""a" = "1"; "b" = "2";"#).removing(["a"])) == #" "b" = "2";"#)
        #expect(text(try table().removing(["movies.title"])) == "\n\"quote\" = \"Say \\\"hi\\\"\";\n")
    }

    @Test("a file in UTF-16 is refused, and one that is no table gets the texts at its end")
    func strange() throws {
        #expect(throws: (any Error).self) { try StringCatalogue.table([0xFF, 0xFE, 0x22, 0], name: "a.strings") }
        let entry = StringCatalogue.Entry(key: "k", value: "v", comment: nil)
        #expect(text(try table("\"open").adding([entry])) == "\"open\n\"k\" = \"v\";\n")
    }
}
