import Diagnostics
import Testing

@testable import FileTransaction
@testable import ModulePlanning
@testable import ModuleSpecs

/// What a style moves and renames is moved and renamed in the app, with what people have written in it.
struct MovedTests {
    private static let moved = """
        moved:
          - { piece: module }
          - { piece: screen, to: page }
          - { type: "{{ module.type }}Module", to: "{{ module.type }}Unit" }
          - { type: "{{ screen.type }}Screen", to: "{{ screen.type }}Page" }
        """

    /// Another path of the module's file, another id and path of the screens' files, and other names of both.
    private static let edits: [TeamApp.Edit] = [
        ("style.yml", "{{ module.type }}Module", "{{ module.type }}Unit"),
        (
            "style.yml", "path: \"{{ module.type }}/{{ module.type }}Unit",
            "path: \"{{ module.type }}/Core/{{ module.type }}Unit"
        ),
        ("style.yml", "  - id: screen\n", "  - id: page\n"), ("style.yml", "Screen.swift\"", "Page.swift\""),
        ("style.yml", "{{ module.type }}Screen()", "{{ module.type }}Page()"),
        ("style.yml", "destructive: [remove, delete]\n", "destructive: [remove, delete]\n\(moved)\n"),
        ("module/Module.swift.stencil", "{{ module.type }}Module", "{{ module.type }}Unit"),
        ("module/Screen.swift.stencil", "{{ screen.type }}Screen", "{{ screen.type }}Page"),
    ]

    private let few = flags("Favorites", screens: "list,detail(itemId: String)")

    @Test("Files and names move with edits, in the module, in its entries and in the app; a second update is empty")
    func moves() throws {
        let own = [
            "Sources/Own.swift": "// FavoritesModule\nlet own = FavoritesModule()\nlet text = \"FavoritesModule\"\n"
        ]
        let (app, fresh) = (try TeamApp(files: own, isWired: true), try TeamApp(files: own, isWired: true))
        let before = app.files
        try app.generate(few)
        let module = "Favorites/FavoritesModule.swift"
        try app.edit(module, "Module {\n", "Module {\n    func twin() -> FavoritesModule { FavoritesModule() }\n\n")
        try app.edit("Favorites/FavoritesDetailScreen.swift", "itemId: String\n", "itemId: String\n    let mine = 1\n")
        try app.change(Self.edits)
        try fresh.change(Self.edits)
        try fresh.generate(few)
        let plan = try app.update()
        #expect(plan.conflicts.map(\.description) == [])
        let unit = "Favorites/Core/FavoritesUnit.swift"
        #expect(plan.files.first { $0.path == module }?.status == .removed)
        #expect(plan.files.first { $0.path == unit }?.status == .created)
        #expect(
            try app.read(unit).contains("struct FavoritesUnit {\n    func twin() -> FavoritesUnit { FavoritesUnit() }")
        )
        #expect(try app.read("Favorites/FavoritesDetailPage.swift").contains("let mine = 1"))
        #expect(
            try app.read("Sources/Own.swift")
                == "// FavoritesModule\nlet own = FavoritesUnit()\nlet text = \"FavoritesModule\"\n"
        )
        let edited: Set = [unit, "Favorites/FavoritesDetailPage.swift", "Sources/Own.swift"]
        #expect(app.files.filter { !edited.contains($0.key) } == fresh.files.filter { !edited.contains($0.key) })
        let after = app.files
        #expect(try app.update().isEmpty)
        #expect(app.files == after)
        try app.edit(unit, "    func twin() -> FavoritesUnit { FavoritesUnit() }\n\n", "")
        try app.edit("Favorites/FavoritesDetailPage.swift", "    let mine = 1\n", "")
        try app.remove("Favorites")
        #expect(app.files.filter { $0.key != "Sources/Own.swift" } == before.filter { $0.key != "Sources/Own.swift" })
    }

    @Test("A name that the app declares twice, and a file in the way, are left and reported")
    func undecided() throws {
        let app = try TeamApp(isWired: true)
        try app.generate(few)
        try app.write("enum Other {\n    struct FavoritesModule {}\n}\n", to: "Sources/Other.swift")
        try app.write("// Mine.\n", to: "Favorites/FavoritesPage.swift")
        let screen = try app.read("Favorites/FavoritesScreen.swift")
        try app.change(Self.edits)
        let conflicts = try app.update().conflicts.map(\.description)
        #expect(
            conflicts.contains { $0.contains("\"FavoritesModule\" is not renamed to \"FavoritesUnit\"") },
            "\(conflicts)"
        )
        #expect(conflicts.contains { $0.contains("the file is not moved to \"Favorites/FavoritesPage.swift\"") })
        #expect(try app.read("Sources/Other.swift").contains("struct FavoritesModule"))
        #expect(try app.read("Favorites/FavoritesPage.swift") == "// Mine.\n")
        #expect(try app.read("Favorites/FavoritesScreen.swift").count >= screen.count - 10)
    }
}
