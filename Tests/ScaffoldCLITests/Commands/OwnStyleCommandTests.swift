import Foundation
import BuiltInStyles
import ScaffoldKit
import TestSupport
import Testing

@testable import ScaffoldCLI

@Suite("scaffold style new, eject, test")
struct OwnStyleCommandTests {
    private let folder = TemporaryFolder()

    private func run(_ arguments: String...) -> CommandRun {
        CommandRun(arguments + ["--output", folder.path], styles: StyleLibrary(files: BuiltInStyles.files))
    }

    @Test("a style from nothing keeps the contract, and writes a module")
    func fromNothing() {
        #expect(run("style", "new", "acme").code == .done)
        #expect(run("style", "test").output == "acme: 4 specs, 8 runs, 70 files, no problem\n")
        #expect(run("module", "Favorites", "--style", "acme", "--screens", "list").code == .done)
        #expect(
            folder.text("Sources/Favorites/FavoritesListView.swift")?.contains("struct FavoritesListView: View") == true
        )
    }

    @Test("a module of a team's own style is grown, linted and drawn like any other")
    func everyCommand() {
        #expect(run("style", "new", "acme").code == .done)
        #expect(run("module", "Favorites", "--style", "acme", "--screens", "list").code == .done)
        #expect(run("screen", "Favorites", "edit").code == .done)
        #expect(folder.text("Sources/Favorites/FavoritesEditView.swift") != nil)
        #expect(run("lint").code == .done)
        #expect(run("graph", "Favorites").code == .done)
        #expect(run("checklist").errors.contains("the style \"acme\" has no checklist"))
    }

    @Test("a style that extends another keeps the contract, until a template of its own breaks it", .slow)
    func extended() throws {
        #expect(run("style", "new", "acme", "--extends", "swiftui-mvvm").code == .done)
        #expect(run("style", "test", "acme").code == .done)
        try folder.write("struct {{ module.tpe }} {}\n", to: ".scaffold/styles/acme/module/View.swift.stencil")
        try folder.write(
            "schema: 1\nname: acme\nextends: swiftui-mvvm\npieces:\n  - { id: view, template: module/View.swift.stencil }\n",
            to: ".scaffold/styles/acme/style.yml"
        )
        let broken = run("style", "test", "acme")
        #expect(broken.code == .findings)
        #expect(broken.errors.contains(".scaffold/styles/acme/module/View.swift.stencil:1:18: error"))
    }

    @Test("an ejected style is the same under its new name, with the common templates that it uses", .slow)
    func ejected() {
        #expect(run("style", "eject", "swiftui-mvvm", "--as", "mine").code == .done)
        #expect(folder.text(".scaffold/styles/mine/style.yml")?.contains("\nname: mine\n") == true)
        #expect(folder.text(".scaffold/styles/mine/common/swiftui/views/list.stencil") != nil)
        #expect(folder.text(".scaffold/styles/mine/common/swiftui/texts/package.stencil") == nil)
        #expect(run("style", "test", "mine").output.hasSuffix("no problem\n"))
        let again = run("style", "eject", "swiftui-mvvm", "--as", "mine")
        #expect(again.output.hasPrefix("nothing changed"))
    }

    @Test("golden trees are recorded on request, which fails the run, and are held to from then on", .slow)
    func recorded() throws {
        #expect(run("style", "new", "acme").code == .done)
        let recording = run("style", "test", "acme", "--record")
        #expect(recording.code == .findings)
        #expect(recording.output.contains("recorded; read the golden trees"))
        #expect(run("style", "test", "acme").code == .done)
        try folder.write(
            "import SwiftUI\n",
            to: ".scaffold/styles/acme/golden/one-screen/Sources/Profile/ProfileMainView.swift"
        )
        #expect(run("style", "test", "acme").code == .findings)
    }

    @Test("names that are none, and styles that are not there, are refused")
    func refused() {
        let name = run("style", "new", "Acme Style")
        #expect(name.code == .badInput)
        #expect(name.errors.contains("\"Acme Style\" is no name for a style"))
        let builtIn = run("style", "new", "uikit-mvvmc")
        #expect(builtIn.code == .badInput)
        #expect(builtIn.errors.contains("is a built-in style, and the new one would replace it"))
        #expect(builtIn.errors.contains("--extends uikit-mvvmc changes parts of it"))
        #expect(run("style", "eject", "swiftui-mvvm", "--as", "uikit-mvvmc").errors.contains("is a built-in style"))
        let base = run("style", "new", "acme", "--extends", "uikit-mvc")
        #expect(base.errors.contains("there is no style \"uikit-mvc\"; did you mean \"uikit-mvvmc\"?"))
        #expect(run("style", "eject", "nope").code == .badInput)
        #expect(run("style", "test", "nope").code == .badInput)
        #expect(folder.names.isEmpty)
    }

    @Test("the report for programs")
    func json() {
        #expect(run("style", "new", "acme").code == .done)
        let report = run("style", "test", "--json")
        #expect(report.output.contains("\"runs\": 8"))
        #expect(report.output.contains("\"problems\": []"))
    }

    @Test("the example of a team's own style keeps the contract")
    func example() throws {
        let example = Repository.root.appendingPathComponent("Examples/styles/clean-swift")
        let names = try FileManager.default.subpathsOfDirectory(atPath: example.path).filter { $0.contains(".") }
        for name in names {
            let text = try String(contentsOf: example.appendingPathComponent(name), encoding: .utf8)
            try folder.write(text, to: ".scaffold/styles/clean-swift/\(name)")
        }
        let report = run("style", "test", "clean-swift")
        #expect(report.output.hasSuffix("no problem\n"))
        #expect(report.errors.isEmpty)
    }
}
