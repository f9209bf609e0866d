import TestSupport
import Testing

/// Specs, records, configuration, catalogues and projects that are broken, by accident or on purpose.
@Suite("Hostile specs, records, configuration and catalogues", .slow, .needsExecutable)
struct HostileDataTests {
    private static func deep(_ opening: String, _ count: Int, _ closing: String = "") -> String {
        String(repeating: opening, count: count) + String(repeating: closing, count: count)
    }

    /// What any of the files may hold.
    private static let texts: [(name: String, text: String)] = [
        ("nothing", ""),
        ("only a comment", "# nothing\n"),
        ("brackets in brackets", deep("[", 100_000)),
        ("objects in objects", deep("{\"a\":", 100_000)),
        ("lists in lists", deep("- ", 50_000)),
        ("a billion laughs", "a: &a [x, x, x]\nb: &b [*a, *a, *a]\nc: &c [*b, *b, *b]\nname: *c\n"),
        ("a list of nothing", "- \n- \n"),
        ("a number alone", "99999999999999999999999999\n"),
        ("NUL", "name: a\0b\n"),
        ("an endless quotation", "name: \"\(deep("x", 500_000))"),
        ("a key of a megabyte", "\(deep("k", 1_000_000)): 1\n"),
        ("many keys", (0..<5_000).map { "k\($0): 1\n" }.joined()),
        ("the same key twice", "name: a\nname: b\n"),
        (
            "something else",
            "<?xml version=\"1.0\"?>\n<!DOCTYPE a [<!ENTITY b \"c\"><!ENTITY d \"&b;&b;\">]>\n<a>&d;</a>\n"
        ),
    ]

    private static let files = [
        ".scaffold.yml", ".scaffold/modules/Orders.yml", ".scaffold/modules/Orders.json",
        ".scaffold/styles/small/style.yml", "Resources/Localizable.xcstrings",
    ]

    static let hazards =
        files.flatMap { file in texts.map { Hazard("\($0.name) in \(file)", in: file, $0.text) } }
        + files.map { Hazard("no UTF-8 in \($0)", in: $0, bytes: [0x61, 0x3A, 0x20, 0xFF, 0xFE, 0x0A]) }
        + [
            Hazard(
                "a module of five thousand screens",
                in: ".scaffold/modules/Orders.yml",
                "name: Orders\nscreens: [\((0..<5_000).map { "s\($0)" }.joined(separator: ", "))]\n"
            ),
            Hazard(
                "a module with a name of megabytes",
                in: ".scaffold/modules/Orders.yml",
                "name: \(deep("O", 1_000_000))\nscreens: [list]\n"
            ),
            Hazard(
                "types of types",
                in: ".scaffold/modules/Orders.yml",
                "name: Orders\nscreens: [list]\nuseCases: [\"get() -> \(deep("[", 50_000, "]"))\"]\n"
            ),
            Hazard(
                "types that hold each other",
                in: ".scaffold/modules/Orders.yml",
                "name: Orders\nscreens: [list]\ntypes:\n  - struct: A\n    properties: { b: B }\n  - struct: B\n    properties: { a: A }\n"
            ),
            Hazard(
                "numbers as names",
                in: ".scaffold/modules/Orders.yml",
                "name: 99999999999999999999999\nscreens: [9223372036854775808, -1, 1e999]\nroutes: { a: -9223372036854775809 }\n"
            ),
            Hazard(
                "settings of lint that are numbers",
                in: ".scaffold.yml",
                "style: small\nlint:\n  rules: { placeholder: 99999999999999999999999 }\n"
            ),
            Hazard(
                "patterns of lint that take long",
                in: ".scaffold.yml",
                "style: small\nlint:\n  exclude: [\"\(deep("**/", 3_000))x\", \"\(deep("*a", 3_000))b\"]\n"
            ),
            Hazard("an indentation of many", in: ".scaffold.yml", "style: small\nindentation: 99999999999999999999\n"),
            Hazard(
                "an oldest iOS of many",
                in: ".scaffold.yml",
                "style: small\nminimum: { iOS: \"99999999999999999999.9\" }\n"
            ),
            Hazard(
                "a header of megabytes",
                in: ".scaffold.yml",
                "style: small\nheader: \"// \(deep("x", 1_000_000))\"\n"
            ),
            Hazard(
                "a record of another time",
                in: ".scaffold/modules/Orders.json",
                "{ \"schema\": 99999999999999999999, \"files\": [ { \"path\": 1, \"sha256\": [] }, null ], \"texts\": {} }"
            ),
            Hazard(
                "a catalogue with numbers for texts",
                in: "Resources/Localizable.xcstrings",
                "{ \"strings\": { \"a\": 99999999999999999999999, \"b\": [1e999] }, \"version\": 1.0 }"
            ),
            Hazard("a catalogue that is a list", in: "Resources/Localizable.xcstrings", "[]"),
            Hazard(
                "a catalogue that ends in the middle",
                in: "Resources/Localizable.xcstrings",
                "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n    \"a"
            ),
            Hazard("a project without an end", in: "App.xcodeproj/project.pbxproj", deep("{ objects = ", 50_000)),
            Hazard("a project of nothing", in: "App.xcodeproj/project.pbxproj", ""),
            Hazard("a package without an end", in: "Package.swift", "let package = Package(name: \(deep("[", 50_000))"),
            Hazard("a property list without an end", in: "App/Info.plist", deep("<dict><key>a</key>", 50_000)),
            Hazard(
                "a property list of laughs",
                in: "App/Info.plist",
                "<!DOCTYPE a [<!ENTITY b \"c\"><!ENTITY d \"&b;&b;&b;\">]><plist><dict><key>&d;</key></dict></plist>"
            ),
            Hazard(
                "a binary property list",
                in: "App/Info.plist",
                bytes: Array("bplist00".utf8) + [0xFF, 0xFF, 0xFF, 0xFF]
            ),
            Hazard(
                "a journal of nonsense",
                in: ".scaffold-commit/journal",
                bytes: [0xFF, 0x00] + Array("nonsense ../../x\n".utf8)
            ),
            Hazard("an empty journal", in: ".scaffold-commit/journal", ""),
        ]

    @Test("are read, or refused with a word", arguments: hazards)
    func hostile(hazard: Hazard) throws {
        try hazard.meet()
    }
}
