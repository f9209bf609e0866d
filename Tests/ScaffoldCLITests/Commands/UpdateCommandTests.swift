import Foundation
import TestSupport
import Testing

@testable import ScaffoldCLI

/// `scaffold update` at the command line, in an app with a style of its own.
@Suite("scaffold update")
struct UpdateCommandTests {
    private let folder = TemporaryFolder()

    private func run(_ arguments: String...) -> CommandRun { CommandRun(arguments + ["--output", folder.path]) }

    private static let model = "Modules/Favorites/FavoritesModel.swift"
    private static let template = ".scaffold/styles/toy/module/Model.swift.stencil"

    /// An app with two modules.
    private func write() throws {
        for (path, text) in CommandStyles.files where path.hasPrefix("toy/") {
            try folder.write(text, to: ".scaffold/styles/" + path)
        }
        try folder.write("class ToyApp {}\n", to: "App/ToyApp.swift")
        for name in ["Favorites", "Orders"] {
            #expect(run("module", name, "--screens", "list", "--style", "toy").code == .done)
        }
    }

    private func change() throws {
        try folder.write("struct {{ module.type }}Model { let version = 2 }\n", to: Self.template)
    }

    @Test("tells what is behind, here and in lint and in the overview, and writes it")
    func update() throws {
        try write()
        #expect(run("update", "--check").code == .done)
        try change()
        let before = folder.files
        #expect(run("update", "--check").code == .findings)
        #expect(run("update", "--dry-run").code == .done)
        #expect(folder.files == before)
        let note = "the style \"toy\" has changed since it wrote \"Orders\"; scaffold update Orders brings it"
        #expect(run("lint").errors.contains(note))
        let overview = CommandRun(["--output", folder.path]).output
        #expect(overview.contains("not as the style writes them now: Favorites, Orders"))
        #expect(overview.contains("scaffold update"))
        #expect(run("doctor", "--json").output.contains("has changed since it wrote"))
        #expect(run("update").code == .done)
        #expect(folder.text(Self.model) == "struct FavoritesModel { let version = 2 }\n")
        #expect(run("update", "--check").output.hasPrefix("nothing changed"))
        #expect(!run("lint").errors.contains("has changed since"))
        #expect(!run("doctor").output.contains("has changed since"))
        #expect(run("agents").output.contains("`scaffold update --dry-run --diff`"))
    }

    @Test("tells that the app runs on another iOS than its modules were written for")
    func system() throws {
        try write()
        let settings = "App/App.xcconfig"
        try folder.write("IPHONEOS_DEPLOYMENT_TARGET = 17.0\n", to: settings)
        let reason =
            "\"Orders\" was written for iOS 16.0, and the app runs on iOS 17.0; scaffold update Orders brings it"
        #expect(run("lint").errors.contains(reason))
        #expect(run("update", "--check").code == .findings)
        let refused = run("update", "--ios", "26.0")
        #expect(
            refused.errors.hasPrefix("--ios:1: error: the app runs on iOS 17.0, and the update does not change that")
        )
        #expect(run("update", "--ios", "17.0").code == .done)
        #expect(run("update", "--check").code == .done)
        #expect(!run("lint").errors.contains("was written for"))
    }

    @Test("says in JSON what was behind and what is in conflict, and has exit code 1 then")
    func conflict() throws {
        try write()
        try change()
        try folder.write("struct FavoritesModel { let mine = 1 }\n", to: Self.model)
        try folder.write("struct OrdersModel: Mine {}\n", to: "Modules/Orders/OrdersModel.swift")
        try folder.write("{{ module.type }}Model() // {{ module.title }}\n", to: Self.template)
        try folder.write("enum {{ module.type }}Model {}\n", to: Self.template)
        let run = run("update", "--json")
        #expect(run.code == .findings, "\(run.errors)")
        #expect(run.output.contains("\"behind\": ["))
        #expect(run.output.contains("\"conflicts\": ["))
        #expect(folder.text(Self.model)?.contains("mine") == true)
        #expect(self.run("update").code == .done)
    }

    @Test("refuses modules that no style has written")
    func unknown() throws {
        let run = run("update")
        #expect(run.code == .badInput)
        #expect(run.errors.hasPrefix("error: no module here was written by a style"))
        try write()
        #expect(self.run("update", "Favrites").errors.contains("did you mean \"Favorites\"?"))
    }
}
