import BuiltInStyles
import Styles
import TestSupport
import Testing

@testable import ScaffoldCLI

/// What `remove` does with a copied module after people have changed what was written.
@Suite("scaffold remove")
struct RemoveCommandTests {
    private let folder = TemporaryFolder()

    private static let tabs = """
        enum Tab: CaseIterable {
            case movies
            case songs

            var title: String {
                switch self {
                case .movies: "Movies"
                case .songs: "Songs"
                }
            }

            var page: Any {
                switch self {
                case .movies:
                    return MoviesView(model: MoviesModel())
                case .songs:
                    return SongsView(model: SongsModel())
                }
            }
        }
        func start() {
            let all: [Any] = [
                MoviesView(model: MoviesModel()),
                SongsView(model: SongsModel()),
            ]
            _ = all
        }
        final class Factory {
            func makeMovies() -> MoviesView {
                MoviesView(model: MoviesModel())
            }

            func makeSongs() -> SongsView {
                SongsView(model: SongsModel())
            }
        }

        """

    /// What people did: the old and the new text of `Tabs.swift`, and files of their own.
    struct Change: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var old = ""
        var new = ""
        var more: [String: String] = [:]
        /// What is refused, without the advice; of a change that is not refused, what is in `Tabs.swift` afterwards.
        let told: [String]
    }

    private func copied() throws -> String {
        for module in ["Movies", "Songs"] {
            let view = "final class \(module)View {\n    init(model: \(module)Model) {}\n}\n"
            try folder.write(view, to: "Shop/\(module)/\(module)View.swift")
            try folder.write("final class \(module)Model {}\n", to: "Shop/\(module)/\(module)Model.swift")
        }
        try folder.write(Self.tabs, to: "Shop/Tabs.swift")
        #expect(run("module", "Wishes", "--like", "Movies").code == .done)
        return try #require(folder.text("Shop/Tabs.swift"))
    }

    private func run(_ arguments: String...) -> CommandRun {
        CommandRun(arguments + ["--output", folder.path("Shop")], styles: StyleLibrary(files: BuiltInStyles.files))
    }

    private func change(_ change: Change) throws {
        let text = try copied()
        let edited = text.replacing(change.old, with: change.new)
        #expect(change.old.isEmpty || edited != text, "\(text)")
        try folder.write(edited, to: "Shop/Tabs.swift")
        for (path, text) in change.more { try folder.write(text, to: "Shop/\(path)") }
    }

    static let changes = [
        Change(
            testDescription: "a pattern is joined with a neighbour's",
            old: "        case .wishes: \"Wishes\"\n        case .songs: \"Songs\"\n",
            new: "        case .wishes, .songs: \"Media\"\n",
            told: ["Tabs.swift:9:15: error: \"case .wishes, .songs: \"Media\"\" still uses \"wishes\" of Wishes"]
        ),
        Change(
            testDescription: "the body of a case is another",
            old: "            return WishesView(model: WishesModel())\n",
            new: "            let model = WishesModel()\n            return WishesView(model: model)\n",
            told: [
                "Tabs.swift:18:15: error: \"case .wishes:\" still uses \"wishes\" of Wishes",
                "Tabs.swift:19:25: error: \"let model = WishesModel()\" still uses \"WishesModel\" of Wishes",
                "Tabs.swift:20:20: error: \"return WishesView(model: model)\" still uses \"WishesView\" of Wishes",
            ]
        ),
        Change(
            testDescription: "a case has a value",
            old: "    case wishes\n",
            new: "    case wishes(Int)\n",
            told: [
                "Tabs.swift:3:10: error: \"case wishes\" stays: it is not as it was written, or the last of its list"
            ]
        ),
        Change(
            testDescription: "a method has another name",
            old: "func makeWishes()",
            new: "func makeWishList()",
            told: [
                "Tabs.swift:38:28: error: \"func makeWishList() -> WishesView {\" still uses \"WishesView\" of Wishes",
                "Tabs.swift:39:9: error: \"WishesView(model: WishesModel())\" still uses \"WishesView\" of Wishes",
            ]
        ),
        Change(
            testDescription: "a method is in another file",
            old: "    func makeWishes() -> WishesView {\n        WishesView(model: WishesModel())\n    }\n\n",
            more: ["More.swift": "extension Factory {\n    func makeWishes() -> WishesView { start() }\n}\n"],
            told: [
                "More.swift:2:26: error: \"func makeWishes() -> WishesView { start() }\" still uses \"WishesView\" of Wishes"
            ]
        ),
        Change(
            testDescription: "a method is of the type",
            old: "func makeWishes()",
            new: "static func makeWishes()",
            told: [
                "Tabs.swift:38:33: error: \"static func makeWishes() -> WishesView {\" still uses \"WishesView\" of Wishes",
                "Tabs.swift:39:9: error: \"WishesView(model: WishesModel())\" still uses \"WishesView\" of Wishes",
            ]
        ),
        Change(
            testDescription: "the cases are on one line",
            old: "    case movies\n    case wishes\n    case songs\n",
            new: "    case movies; case wishes; case songs\n",
            told: [
                "Tabs.swift:2:23: error: \"case wishes\" stays: it is not as it was written, or the last of its list"
            ]
        ),
        Change(
            testDescription: "a case is used elsewhere",
            more: ["Other.swift": "func other() -> Any { Tab.wishes.page }\nfunc open(_ tab: Tab = .wishes) {}\n"],
            told: [
                "Other.swift:1:27: error: \"func other() -> Any { Tab.wishes.page }\" still uses \"wishes\" of Wishes",
                "Other.swift:2:25: error: \"func open(_ tab: Tab = .wishes) {}\" still uses \"wishes\" of Wishes",
            ]
        ),
        Change(
            testDescription: "a method is used elsewhere",
            more: [
                "Other.swift": "extension Factory {\n    func all() -> [Any] { [makeWishes()] }\n}\n",
                "Third.swift": "let made = Factory().makeWishes()\n",
            ],
            told: [
                "Other.swift:2:28: error: \"func all() -> [Any] { [makeWishes()] }\" still uses \"makeWishes\" of Wishes",
                "Third.swift:1:22: error: \"let made = Factory().makeWishes()\" still uses \"makeWishes\" of Wishes",
            ]
        ),
        Change(
            testDescription: "a test uses a type",
            more: ["Tests/OurTests.swift": "import XCTest\n\nlet model = WishesModel()\n"],
            told: [
                "Tests/OurTests.swift:3:13: error: \"let model = WishesModel()\" still uses \"WishesModel\" of Wishes"
            ]
        ),
    ]

    @Test("takes nothing out if what stays uses what goes, and names each place", arguments: changes)
    func uses(_ change: Change) throws {
        try self.change(change)
        let before = folder.files
        let run = run("remove", "Wishes")
        #expect(run.code == .conflict)
        let lines = run.errors.split(separator: "\n").filter { $0.contains("error:") }
        #expect(lines.map { $0.prefix { $0 != ";" } }.map(String.init) == change.told)
        #expect(run.errors.contains("; take this out by hand, then run it again\n"))
        #expect(folder.files == before)
    }

    @Test("is not stopped by names that only look alike")
    func alike() throws {
        let text = try copied()
        try folder.write(
            """
            struct Letter {
                let wishes: String
                init(wishes: String) { self.wishes = wishes }
                func send(wishes: Int) -> Letter { Letter(wishes: "\\(wishes)") }
                var isLong: Bool { wishes.count > 9 }
            }
            func letters(_ all: [Letter]) -> [String] { all.map { $0.wishes } }

            """,
            to: "Shop/Letter.swift"
        )
        let run = run("remove", "Wishes")
        #expect(run.code == .done, "\(run.errors)")
        #expect(folder.text("Shop/Tabs.swift") == Self.tabs)
        #expect(text != Self.tabs)
    }

    @Test("says nothing of what people have taken out themselves")
    func takenOut() throws {
        try change(
            Change(
                testDescription: "",
                old: "    func makeWishes() -> WishesView {\n        WishesView(model: WishesModel())\n    }\n\n",
                told: []
            )
        )
        let run = run("remove", "Wishes")
        #expect(run.code == .done)
        #expect(run.errors == "")
        #expect(folder.text("Shop/Tabs.swift") == Self.tabs)
    }
}
