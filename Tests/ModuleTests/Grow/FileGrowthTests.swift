import Diagnostics
import Foundation
import Testing

@testable import ModulePlanning

/// What a run adds to a file that people have edited since: each test shows the file before and after, and that the same run again
/// adds nothing.
struct FileGrowthTests {
    private static let old = """
        import SwiftUI

        enum FavoritesRoute: Route {
            case list
            case detail(itemId: String)

            static let all: [FavoritesRoute] = [.list, .detail(itemId: "1")]

            var path: String {
                switch self {
                case .list:
                    return "favorites"
                case .detail(let itemId):
                    return "favorites/\\(itemId)"
                }
            }

            // MARK: - Parsing

            static func parse(_ parts: [String]) -> FavoritesRoute? {
                if parts.isEmpty {
                    return .list
                } else if parts.count == 1 {
                    return .detail(itemId: parts[0])
                }
                return nil
            }
        }

        """

    private static let new = """
        import Logging
        import SwiftUI

        enum FavoritesRoute: Route {
            case list
            case detail(itemId: String)
            case edit(itemId: String)

            static let all: [FavoritesRoute] = [.list, .detail(itemId: "1"), .edit(itemId: "1")]

            var path: String {
                switch self {
                case .list:
                    return "favorites"
                case .detail(let itemId):
                    return "favorites/\\(itemId)"
                case .edit(let itemId):
                    return "favorites/edit/\\(itemId)"
                }
            }

            // MARK: - Parsing

            static func parse(_ parts: [String]) -> FavoritesRoute? {
                if parts.isEmpty {
                    return .list
                } else if parts.count == 1 {
                    return .detail(itemId: parts[0])
                } else if parts.count == 2, parts[0] == "edit" {
                    return .edit(itemId: parts[1])
                }
                return nil
            }

            // MARK: - Titles

            var title: String { "Favorites" }
        }

        extension FavoritesRoute: Sendable {}

        """

    /// Grows a file that began as `old`; checks that growing it again changes nothing.
    private func grow(_ standing: String, old: String? = old, new: String = new) throws -> (
        text: String, notes: [String]
    ) {
        let growth = FileGrowth(path: "Route.swift", isSwift: true)
        let outcome = try growth.grow(Array(standing.utf8), old: old, new: new)
        let again = try growth.grow(outcome.bytes, old: new, new: new)
        #expect(again.bytes == outcome.bytes)
        return (
            String(decoding: outcome.bytes, as: UTF8.self),
            outcome.notes.map { $0.problem(in: "Route.swift").description }
        )
    }

    private func edited(_ replacements: (String, String)...) -> String {
        replacements.reduce(Self.old) { text, replacement in
            #expect(text.contains(replacement.0))
            return text.replacing(replacement.0, with: replacement.1)
        }
    }

    private func expected(_ replacements: (String, String)...) -> String {
        replacements.reduce(Self.new) { text, replacement in
            #expect(text.contains(replacement.0))
            return text.replacing(replacement.0, with: replacement.1)
        }
    }

    @Test("a file that nobody has touched becomes what the spec makes of it now")
    func untouched() throws {
        #expect(try grow(Self.old) == (Self.new, []))
    }

    @Test("a file stays as it is where the spec asks nothing new of it")
    func nothingNew() throws {
        let standing = edited(("case list", "case everything"))
        #expect(try grow(standing, new: Self.old) == (standing, []))
    }

    @Test("what a person has renamed, added and taken out stays so")
    func handEdits() throws {
        let grown = try grow(
            edited(
                ("    case list\n", "    case list\n    case mine\n"),
                ("static func parse(_ parts: [String])", "static func read(_ parts: [String])"),
                (
                    "        case .list:\n            return \"favorites\"\n",
                    "        case .list, .mine:\n            return \"favs\"\n"
                )
            )
        )
        #expect(
            grown.text
                == expected(
                    ("    case list\n", "    case list\n    case mine\n"),
                    ("static func parse(_ parts: [String])", "static func read(_ parts: [String])"),
                    (
                        "        case .list:\n            return \"favorites\"\n",
                        "        case .list, .mine:\n            return \"favs\"\n"
                    )
                )
        )
        #expect(grown.notes == [])
    }

    @Test("what a person has added in the very places where the spec adds something stands beside it")
    func samePlaces() throws {
        let grown = try grow(
            edited(
                ("    case detail(itemId: String)\n", "    case detail(itemId: String)\n    case mine\n"),
                (
                    "            return \"favorites/\\(itemId)\"\n",
                    "            return \"favorites/\\(itemId)\"\n        case .mine:\n            return \"mine\"\n"
                ),
                ("        return nil\n    }\n", "        return nil\n    }\n\n    func mine() {\n    }\n")
            )
        )
        #expect(grown.notes == [])
        #expect(grown.text.contains("    case detail(itemId: String)\n    case edit(itemId: String)\n    case mine\n"))
        #expect(
            grown.text.contains(
                "        case .mine:\n            return \"mine\"\n        case .edit(let itemId):\n            return \"favorites/edit/\\(itemId)\"\n"
            )
        )
        #expect(grown.text.contains("    func mine() {\n    }\n"))
        #expect(grown.text.contains("    // MARK: - Titles\n\n    var title: String { \"Favorites\" }\n"))
    }

    @Test("an array that a person has laid out otherwise gets its element in that layout")
    func reformattedArray() throws {
        let layout = """
            static let all: [FavoritesRoute] = [
                    .list,
                    .detail(itemId: "1"),
                ]
            """
        let grown = try grow(edited(("static let all: [FavoritesRoute] = [.list, .detail(itemId: \"1\")]", layout)))
        #expect(grown.text.contains("        .detail(itemId: \"1\"),\n        .edit(itemId: \"1\"),\n    ]\n"))
        #expect(grown.notes == [])
    }

    @Test("line breaks of another system stay", arguments: ["\r\n"])
    func lineBreaks(newline: String) throws {
        let grown = try grow(Self.old.replacingAll("\n", with: newline).replacing("case list", with: "case  list"))
        #expect(grown.text == Self.new.replacingAll("\n", with: newline).replacing("case list", with: "case  list"))
    }

    @Test("tabs and narrower levels stay", arguments: ["\t", "  "])
    func indentation(unit: String) throws {
        let grown = try grow(Self.old.replacingAll("    ", with: unit))
        #expect(grown.text == Self.new.replacingAll("    ", with: unit))
    }

    @Test("what a person has added already by hand is not added again")
    func addedByHand() throws {
        let standing = edited(
            ("    case list\n", "    case edit(itemId: String)\n    case list\n"),
            (
                "        case .list:\n",
                "        case .edit(let id):\n            return \"favorites/edit/\\(id)\"\n        case .list:\n"
            )
        )
        let grown = try grow(standing)
        #expect(grown.text.components(of: "case edit(itemId: String)") == 1)
        #expect(grown.text.components(of: "case .edit(let") == 1)
        #expect(grown.text.contains("parts[0] == \"edit\""))
    }

    @Test("what both a person and the spec would change is left, and said")
    func bothChange() throws {
        let standing = edited(
            (" else if parts.count == 1 {", " else if parts.count >= 1 {"),
            ("        return nil", "        return .list")
        )
        let new = Self.new.replacing(" else if parts.count == 1 {", with: " else if parts.count == 3 {")
        let grown = try grow(standing, new: new)
        #expect(grown.text.contains("parts.count >= 1"))
        #expect(grown.text.contains("parts[0] == \"edit\""))
        #expect(
            grown.notes == [
                "Route.swift:27: warning: \"func parse(_:)\" is left as it is: it has been changed by hand where the spec changes it too; the new text is: } else if parts.count == 3 {"
            ]
        )
    }

    @Test("a file of which no earlier rendering is known gets the declarations and cases that it lacks")
    func withoutEarlier() throws {
        let standing = """
            enum FavoritesRoute: Route {
                case list, detail(itemId: String)

                var path: String {
                    switch self {
                    case .list: "all"
                    case .detail(let itemId): itemId
                    }
                }
            }

            """
        let grown = try grow(standing, old: nil)
        #expect(
            grown.text.hasPrefix(
                "import Logging\nimport SwiftUI\n\nenum FavoritesRoute: Route {\n    case list, detail(itemId: String)\n    case edit(itemId: String)\n"
            )
        )
        #expect(
            grown.text.contains(
                "        case .detail(let itemId): itemId\n        case .edit(let itemId): \"favorites/edit/\\(itemId)\"\n"
            )
        )
        #expect(grown.text.contains("static func parse"))
        #expect(grown.text.contains("extension FavoritesRoute: Sendable {}"))
    }

    private static let parts = (
        old: """
        struct Tests {
            init() {
                let container = Container(configuration: Configuration(info: ["URL": "https://example.com"]))
                let coordinator = container.coordinator
            }
        }

        """,
        new: """
        struct Tests {
            init() {
                let configuration = Configuration(url: "https://example.com", usesMock: false)
                let container = Container(configuration: configuration)
                let coordinator = container.coordinator
            }
        }

        """
    )

    @Test("changes of one function are made together, whatever remarks stand in it")
    func changesTogether() throws {
        let remark = Self.parts.old.replacing("init() {", with: "init() { // Mine.")
        let grown = try grow(remark, old: Self.parts.old, new: Self.parts.new)
        #expect(grown.text == Self.parts.new.replacing("init() {", with: "init() { // Mine."))
        #expect(grown.notes == [])
    }

    @Test("so they are beside a statement of a person's", arguments: ["init() {", "container.coordinator"])
    func changesBeside(place: String) throws {
        let statement = "\(place)\n        print(Configuration(info: [\"URL\": \"\"]))"
        let standing = Self.parts.old.replacing(place, with: statement)
        let grown = try grow(standing, old: Self.parts.old, new: Self.parts.new)
        #expect(grown.text.contains(statement))
        if place == "container.coordinator" {
            #expect(grown.text == Self.parts.new.replacing(place, with: statement))
            #expect(grown.notes == [])
        }
    }

    @Test("a remark between what the spec replaces stays")
    func remarkInside() throws {
        let old =
            "struct A {\n    func f() {\n        show(\"a\") {\n            Task { await load() }\n        }\n    }\n}\n"
        let new = old.replacing(
            "show(\"a\") {\n            Task { await load() }",
            with: "show(b) {\n            go += 1"
        )
        let remark = old.replacing("show(\"a\") {", with: "show(\"a\") { // Mine.")
        let grown = try grow(remark, old: old, new: new)
        #expect(grown.text.contains("{ // Mine.\n"))
        #expect(grown.text.components(of: "{") == grown.text.components(of: "}"))
    }

    @Test("changes that make no code without one that is left are left, too")
    func halfOfAPair() throws {
        let old = "struct A {\n    func f() {\n        run(model.go)\n        end()\n    }\n}\n"
        let new =
            "struct A {\n    func f() {\n        group {\n            run(model.stop)\n            end()\n        }\n    }\n}\n"
        let standing = old.replacing("model.go", with: "mine.go")
        let grown = try grow(standing, old: old, new: new)
        #expect(grown.text.contains("mine."))
        #expect(grown.text.components(of: "{") == grown.text.components(of: "}"))
    }

    @Test("hundreds of declarations that a file lacks are added in a moment")
    func manyDeclarations() throws {
        let text = "struct A {\n" + (0..<300).map { "    func f\($0)() {}\n" }.joined() + "}\n"
        var grown = ""
        // Measured here, as a time limit counts what the test waits for others.
        let time = try ContinuousClock().measure { grown = try grow("struct A {\n}\n", old: nil, new: text).text }
        #expect(grown.components(of: "func f") == 300)
        #expect(time < .seconds(60))
    }

    @Test("a file that is broken is refused, with the place")
    func broken() throws {
        let standing = Self.old.replacing("        return nil\n    }\n", with: "        return nil\n")
        let error = #expect(throws: Failure.self) { try grow(standing) }
        #expect(
            error?.lines.first?.hasPrefix("Route.swift:3: error: the file cannot be read: \"{\" has no partner") == true
        )
    }
}

extension String {
    fileprivate func replacingAll(_ part: String, with other: String) -> String {
        replacingOccurrences(of: part, with: other)
    }

    fileprivate func components(of part: String) -> Int {
        var count = 0
        var rest = self[...]
        while let found = rest.firstRange(of: part) {
            count += 1
            rest = rest[found.upperBound...]
        }
        return count
    }

    private static let dropped = """
        struct Favorites {
            /// The first.
            func first() {
                // Kept.
                print(1)
            }

            func second() {
                print(2)
            }

            func third() {
                print(3)
            }
        }

        """

    @Test(
        "what is written no more goes where it stands as it was written, and is told where people have changed it",
        arguments: [
            ("print(1)", "print( 1 )", false, 0), ("print(1)", "print(4)", true, 1),
            ("// Kept.", "// Mine.", true, 1), ("/// The first.", "/// Mine.", true, 1),
            ("    /// The first.", "    // Mine.\n\n    /// The first.", false, 0),
            ("    }\n\n    func second", "    } // Mine.\n\n    func second", true, 1),
        ]
    )
    func dropped(_ text: String, _ mine: String, _ stays: Bool, _ notes: Int) throws {
        let new = "struct Favorites {\n    func second() {\n        print(5)\n    }\n\n    func last() {}\n}\n"
        // Tabs at the end of lines, so that no line is as it was rendered.
        let standing = Self.dropped.replacingOccurrences(of: text, with: mine).replacingOccurrences(
            of: "{\n",
            with: "{\t\n"
        )
        let growth = FileGrowth(path: "F.swift", isSwift: true)
        let outcome = try growth.grow(Array(standing.utf8), old: Self.dropped, new: new)
        let result = String(decoding: outcome.bytes, as: UTF8.self)
        #expect(result.contains("func first()") == stays, "\(result)")
        #expect(
            !result.contains("func third()") && result.contains("print(5)") && result.contains("func last()"),
            "\(result)"
        )
        #expect(!mine.contains("Mine") || result.contains("Mine"), "\(result)")
        #expect(outcome.notes.count == notes, "\(outcome.notes)")
    }
}
