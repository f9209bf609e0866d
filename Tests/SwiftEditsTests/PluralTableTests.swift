import Foundation
import Testing

@testable import SwiftEdits

@Suite("Texts of a .stringsdict file")
struct PluralTableTests {
    private static let old = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <dict>
            <key>movies.count</key>
            <dict>
                <key>NSStringLocalizedFormatKey</key>
                <string>%d movies</string>
            </dict>
        </dict>
        </plist>

        """
    private static let entry = StringCatalogue.Entry(
        key: "orders & more",
        value: PluralTable.value([("one", "%lld order"), ("other", "<%lld> orders")]),
        comment: nil
    )

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    private func table(_ text: String?) throws -> any StringTable {
        try StringCatalogue.table(text.map { Array($0.utf8) }, name: "en.lproj/Localizable.stringsdict")
    }

    @Test("new texts come last in the file's layout, once, and existing ones stay whatever they say")
    func adds() throws {
        let movies = StringCatalogue.Entry(
            key: "movies.count",
            value: PluralTable.value([("other", "x")]),
            comment: nil
        )
        let added = text(try table(Self.old).adding([movies, Self.entry]))
        let new = """
                <key>orders &amp; more</key>
                <dict>
                    <key>NSStringLocalizedFormatKey</key>
                    <string>%#@value@</string>
                    <key>value</key>
                    <dict>
                        <key>NSStringFormatSpecTypeKey</key>
                        <string>NSStringPluralRuleType</string>
                        <key>NSStringFormatValueTypeKey</key>
                        <string>lld</string>
                        <key>one</key>
                        <string>%lld order</string>
                        <key>other</key>
                        <string>&lt;%lld&gt; orders</string>
                    </dict>
                </dict>
            </dict>
            </plist>

            """
        #expect(added == Self.old.replacingOccurrences(of: "</dict>\n</plist>\n", with: new))
        #expect(text(try table(added).adding([movies, Self.entry])) == added)
        #expect(try table(added).matches(Self.entry) == true)
        #expect(try table(added).matches(movies) == false)
        #expect(try table(added).matches(StringCatalogue.Entry(key: "none", value: "", comment: nil)) == nil)
    }

    @Test("a text of several lines is read as it was written")
    func lines() throws {
        let text = "%lld order\n\n  and more\r\n"
        let entry = StringCatalogue.Entry(key: "orders", value: PluralTable.value([("other", text)]), comment: nil)
        let added = try table(nil).adding([entry])
        let list = try PropertyListSerialization.propertyList(from: Data(added), format: nil) as? [String: Any]
        let orders = try #require(list?["orders"] as? [String: Any])
        #expect((orders["value"] as? [String: String])?["other"] == text)
        #expect(try table(self.text(added)).matches(entry) == true)
    }

    @Test("removing takes back what was added to the byte")
    func removes() throws {
        for old in [Self.old, Self.old.replacingOccurrences(of: "\n", with: "\r\n")] {
            let added = text(try table(old).adding([Self.entry]))
            #expect(text(try table(added).removing([Self.entry.key])) == old)
        }
    }

    @Test("a new file is a property list, and a file that is none is refused")
    func files() throws {
        let new = text(try table(nil).adding([Self.entry]))
        #expect(new.hasPrefix("<?xml"))
        #expect(try PropertyListSerialization.propertyList(from: Data(new.utf8), format: nil) is [String: Any])
        #expect(throws: (any Error).self) { try table("{}") }
    }
}
