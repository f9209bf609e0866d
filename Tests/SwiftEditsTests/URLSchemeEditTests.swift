import Foundation
import Testing

@testable import SwiftEdits

struct URLSchemeEditTests {
    private let plist = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<!-- <key>CFBundleURLTypes</key> -->
        \t<key>UILaunchScreen</key>
        \t<dict/>
        </dict>
        </plist>
        """

    private let type = """
        \t\t<dict>
        \t\t\t<key>CFBundleTypeRole</key>
        \t\t\t<string>Editor</string>
        \t\t\t<key>CFBundleURLSchemes</key>
        \t\t\t<array>
        \t\t\t\t<string>shop</string>
        \t\t\t</array>
        \t\t</dict>

        """

    @Test("a property list without URL types gets them, and nothing else changes")
    func first() throws {
        try expect(
            .urlScheme,
            in: "info-plist",
            adds: "shop",
            to: plist,
            giving: plist.replacing(
                "\t<dict/>\n",
                with: "\t<dict/>\n\t<key>CFBundleURLTypes</key>\n\t<array>\n\(type)\t</array>\n"
            )
        )
    }

    @Test("sorted keys stay sorted, and the list can be read")
    func sorted() throws {
        let source = plist.replacing(
            "\t<key>UILaunchScreen</key>",
            with: "\t<key>A</key>\n\t<true/>\n\t<key>B</key>\n\t<true/>\n\t<key>UILaunchScreen</key>"
        )
        let edit = Edit(.urlScheme, in: AnchorPath(steps: []), text: "shop")
        guard case .edited(_, let bytes) = try edit.apply(to: Array(source.utf8)).get() else {
            Issue.record("nothing was added")
            return
        }
        let text = String(decoding: bytes, as: UTF8.self)
        let order = ["<key>B</key>", "<key>CFBundleURLTypes</key>\n", "<key>UILaunchScreen</key>"].map {
            text.range(of: $0)?.lowerBound
        }
        #expect(order.compactMap { $0 } == order.compactMap { $0 }.sorted())
        let list = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: Any]
        let types = list?["CFBundleURLTypes"] as? [[String: Any]]
        #expect(types?.first?["CFBundleURLSchemes"] as? [String] == ["shop"])
    }

    @Test("a further scheme is a type of its own, in the file's own layout")
    func further() throws {
        let source =
            "<plist><dict>\r\n    <key>CFBundleURLTypes</key>\r\n    <array>\r\n        <dict>\r\n            <key>CFBundleURLSchemes</key><array><string>fb1</string></array>\r\n        </dict>\r\n    </array>\r\n</dict></plist>"
        let lines = type.split(separator: "\n").map { line in
            String(line).replacingOccurrences(of: "\t", with: "    ") + "\r\n"
        }
        try expect(
            .urlScheme,
            adds: "shop",
            to: source,
            giving: source.replacing(
                "        </dict>\r\n    </array>",
                with: "        </dict>\r\n\(lines.joined())    </array>"
            )
        )
        try expectThere(.urlScheme, "FB1", in: source)
    }

    @Test("an empty array is filled", arguments: ["<array/>", "<array></array>", "<array>\n\t</array>"])
    func empty(array: String) throws {
        try expect(
            .urlScheme,
            adds: "shop",
            to: "<plist>\n<dict>\n\t<key>CFBundleURLTypes</key>\n\t\(array)\n</dict>\n</plist>",
            giving: "<plist>\n<dict>\n\t<key>CFBundleURLTypes</key>\n\t<array>\n\(type)\t</array>\n</dict>\n</plist>"
        )
    }

    @Test(
        "what is no property list in XML is refused",
        arguments: [
            ("bplist00", "the property list is binary; \"plutil -convert xml1\" makes it XML"),
            ("<plist><dict>", "the property list is no XML, or is cut off"),
            ("<plist></dict>", "the property list closes a tag that is not open"),
            ("{}", "the property list is no XML, or is cut off"),
            ("<plist><array/></plist>", "the property list holds no dictionary"),
            (">", "the property list is no XML, or is cut off"),
        ]
    )
    func refused(source: String, message: String) throws {
        #expect(try failure(.urlScheme, "shop", in: source).message == message)
    }

    @Test("a text that is no scheme is refused")
    func noScheme() throws {
        #expect(try failure(.urlScheme, "my app", in: plist).message.hasPrefix("\"my app\" is no URL scheme"))
    }
}
