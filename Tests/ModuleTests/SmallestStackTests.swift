import Diagnostics
import StencilEngine
import SwiftOutline
import TestSupport
import Testing
import YAMLReader

@testable import SwiftEdits

/// Each reader of files, at the deepest input that it takes and far beyond, on the least stack that a thread of the tool may have.
///
/// A reader that recurses without a bound ends the whole run of the tests.
@Suite("The least stack is enough")
struct SmallestStackTests {
    /// A reader with one of the things that nest in its files.
    struct Nesting: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// How deep it may be; `nil` for readers that skip what is deeper.
        var deepest: Int?
        let opening: String
        var middle = ""
        var closing = ""
        var before = ""
        var after = ""
        /// - Returns: Whether the text was taken.
        let isRead: @Sendable (String) -> Bool

        func text(_ count: Int, isClosed: Bool = true) -> String {
            let end = isClosed ? String(repeating: closing, count: count) + after : ""
            return before + String(repeating: opening, count: count) + middle + end
        }
    }

    static let nestings = swift + data + templates + projects

    @Test("for the deepest input that a reader takes, and for what is deeper", arguments: nestings)
    func readers(nesting: Nesting) async {
        let deepest = nesting.deepest ?? 200
        #expect(await run(nesting.text(deepest), nesting.isRead), "not read at its deepest")
        let deeper = await run(nesting.text(deepest + 1), nesting.isRead)
        #expect(deeper == (nesting.deepest == nil), "the limit is another")
        for count in [deepest * 2, TestRun.isWhole ? 20_000 : 5_000] {
            _ = await run(nesting.text(count), nesting.isRead)
            _ = await run(nesting.text(count, isClosed: false), nesting.isRead)
        }
    }

    @Test("for groups of a project in groups", arguments: [100, 20_000])
    func groups(count: Int) async throws {
        let groups = (0..<count).map {
            "G\($0) = {isa = PBXGroup; children = (G\($0 + 1)); path = a; sourceTree = \"<group>\";};"
        }
        let text = """
            {objects = {P = {isa = PBXProject; mainGroup = G0; targets = ();}; \(groups.joined())
            G\(count) = {isa = PBXFileReference; path = b.swift; sourceTree = \"<group>\";};}; rootObject = P;}
            """
        #expect(await run(text) { (try? ProjectFile(Array($0.utf8)))?.files.count == 1 } == (count == 100))
    }

    private func run(_ text: String, _ read: @escaping @Sendable (String) -> Bool) async -> Bool {
        await RoomyThread.run(stackSize: RoomyThread.leastStack) { read(text) }
    }

    // MARK: - Swift

    private static let swift = [
        ("types", "", "struct A { ", "}", ""), ("brackets", "let a = ", "[", "]", ""),
        ("calls", "let a = ", "b(", ")", ""), ("closures", "func f() { ", "a { ", "}", "}"),
        ("ifs", "func f() { ", "if a { ", "}", "}"), ("generic arguments", "let a: ", "A<", ">", ""),
        ("interpolations", "let a = ", "\"\\(", ")\"", ""),
        ("patterns", "func f() { switch a { case ", ".a(", ")", ": b } }"),
        ("choices", "let a = ", "b ? c : ", "", "d"), ("prefixes", "let a = ", "!", "", "b"),
        ("attributes", "", "@A(", ")", " var a: Int"), ("conditional compilation", "", "#if A\n", "#endif\n", ""),
        ("comments", "", "/*", "*/", ""),
    ].map { name, before, opening, closing, after in
        Nesting(
            testDescription: "Swift: \(name)",
            opening: opening,
            closing: closing,
            before: before,
            after: after,
            isRead: { text in
                let outline = Outline(text)
                let code = outline.code()
                let values = outline.allDeclarations.compactMap(\.initialValue?.range)
                let expressions = (values + code.calls.map(\.range)).prefix(300).map(outline.expression)
                return outline.tokens.count + code.closures.count + expressions.count > 0
            }
        )
    }

    // MARK: - YAML and JSON

    private static let yaml: @Sendable (String) -> Bool = { text in
        guard let root = try? YAMLReader.read(bytes: Array(text.utf8)) else { return false }
        return (try? YAMLReader.read(YAMLWriter.write(root.value)))??.value == root.value
    }

    private static let data = [
        Nesting(testDescription: "YAML: lists", deepest: 128, opening: "[", closing: "]", isRead: yaml),
        Nesting(testDescription: "YAML: mappings", deepest: 128, opening: "{a: ", closing: "}", isRead: yaml),
        Nesting(testDescription: "YAML: items", deepest: 128, opening: "- ", after: "a", isRead: yaml),
        Nesting(testDescription: "JSON", deepest: 64, opening: "{\"a\":[", middle: "1", closing: "]}") { text in
            (try? YAMLReader.read(json: Array(text.utf8))) != nil
        },
        Nesting(
            testDescription: "string catalogue",
            deepest: 126,
            opening: "{\"variations\":",
            middle: "1",
            closing: "}",
            before: "{\"strings\":{\"a\":",
            after: "}}"
        ) { text in
            let entry = StringCatalogue.Entry(key: "b", value: "B", comment: nil)
            return (try? StringCatalogue.adding([entry], to: Array(text.utf8), name: "a.xcstrings")) != nil
        },
    ]

    // MARK: - Templates

    private static let render: @Sendable (String) -> Bool = { text in
        let engine = TemplateEngine(options: TemplateOptions(), loader: { _ in nil })
        return (try? engine.render(text, name: "t", context: ["a": [1]])) != nil
    }

    private static let templates = [
        Nesting(
            testDescription: "template: tags",
            deepest: 64,
            opening: "{% if 1 %}",
            closing: "{% endif %}",
            isRead: render
        ),
        Nesting(
            testDescription: "condition: parentheses",
            deepest: 31,
            opening: "(",
            middle: "1",
            closing: ")",
            before: "{% if ",
            after: " %}{% endif %}",
            isRead: render
        ),
        Nesting(
            testDescription: "condition: comparisons",
            deepest: 31,
            opening: "1 == ",
            before: "{% if ",
            after: "1 %}{% endif %}",
            isRead: render
        ),
        Nesting(
            testDescription: "condition: not",
            deepest: 31,
            opening: "not ",
            before: "{% if ",
            after: "1 %}{% endif %}",
            isRead: render
        ),
        Nesting(
            testDescription: "condition: and",
            opening: "1 and ",
            before: "{% if ",
            after: "1 %}{% endif %}",
            isRead: render
        ),
        Nesting(
            testDescription: "regular expression: groups",
            deepest: 49,
            opening: "(",
            middle: "a",
            closing: ")",
            before: "{{ \"a\"|replace:\"",
            after: "\",\"b\",\"regex\" }}",
            isRead: render
        ),
        Nesting(
            testDescription: "regular expression: repetitions",
            deepest: 49,
            opening: "*",
            before: "{{ \"a\"|replace:\"a",
            after: "\",\"b\",\"regex\" }}",
            isRead: render
        ),
    ]

    // MARK: - Projects, property lists, packages

    private static let projects = [
        Nesting(testDescription: "property list", deepest: 64, opening: "<array>", closing: "</array>") { text in
            InfoPlist.urlSchemes(in: Array(text.utf8)) != nil
        },
        Nesting(
            testDescription: "project.pbxproj: lists",
            deepest: 63,
            opening: "(",
            closing: ")",
            before: "{a = ",
            after: ";}"
        ) { text in
            (try? ProjectReader.root(of: Array(text.utf8))) != nil
        },
        Nesting(
            testDescription: "project.pbxproj: dictionaries",
            deepest: 62,
            opening: "{a = ",
            middle: "b",
            closing: ";}",
            before: "{a = ",
            after: ";}"
        ) { text in
            (try? ProjectReader.root(of: Array(text.utf8))) != nil
        },
        Nesting(
            testDescription: "Package.swift",
            opening: ".init(a: [",
            closing: "])",
            before: "let package = Package(name: \"A\", targets: [",
            after: "])"
        ) { text in
            (try? PackageManifest(SwiftDocument(Array(text.utf8)))) != nil
        },
    ]
}
