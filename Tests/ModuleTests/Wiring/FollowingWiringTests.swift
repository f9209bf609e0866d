import Diagnostics
import Testing
import YAMLReader

@testable import FileTransaction
@testable import ModulePlanning
@testable import ModuleSpecs
@testable import Styles

/// Wirings that follow what an app has, and what it calls its own way.
struct FollowingWiringTests {
    private let manifest =
        ToyStyle.manifest + "\n" + """
            names:
              box:
                - [class ToyApp, let container]
                - [class ToyApp, let dependencies]
            wiring:
              - id: with-tabs
                having: [[class ToyApp, var tab], [class ToyApp, var selection]]
                in: [class ToyApp, func start]
                add: statement
                text: "tab = .{{ module.value }}"
              - id: without-tabs
                lacking: [[class ToyApp, var tab], [class ToyApp, var selection]]
                in: [class ToyApp, func start]
                add: statement
                text: "open({{ module.type }}Module(), {{ app.names.box }})"
            """

    private func start(in source: String) throws -> String {
        let files = ToyStyle.files.map { $0.path == "toy/style.yml" ? ($0.path, manifest) : $0 }
        let library = StyleLibrary(files: files)
        let style = try library.style(Located("toy", at: SourceMark(source: "--style")))
        let app = try ToyApp(files: ["App.swift": source])
        var tree = try FileTree(root: app.root)
        let (spec, problems) = flags("Favorites", screens: "list").spec()
        let planner = ModulePlanner(style: style, frameworks: library.frameworks)
        _ = try planner.plan(ModuleRequest(spec: spec, problems: problems), in: &tree)
        _ = try tree.commit()
        return try app.read("App.swift")
    }

    @Test(
        "an entry is made where one of the places that it needs is there",
        arguments: ["    var tab = 0\n", "    private(set) var selection: Int?\n"]
    )
    func having(_ property: String) throws {
        let app = "final class ToyApp {\n\(property)    func start() {\n    }\n}\n"
        let expected = "final class ToyApp {\n\(property)    func start() {\n        tab = .favorites\n    }\n}\n"
        #expect(try start(in: app) == expected)
    }

    @Test("another one is made where none of them is, and says what the app says")
    func lacking() throws {
        let own = "final class ToyApp {\n    private let dependencies = 1\n    func start() {}\n}\n"
        #expect(try start(in: own).contains("open(FavoritesModule(), dependencies)"))
        let usual = "extension ToyApp {\n  var container: Int { 1 }\n}\nfinal class ToyApp {\n  func start() {}\n}\n"
        #expect(try start(in: usual).contains("open(FavoritesModule(), container)"))
        let neither = "final class ToyApp {\n    func start() {}\n}\n"
        #expect(try start(in: neither).contains("open(FavoritesModule(), container)"))
    }

    @Test("a name that is none, and an anchor that is none, are told with their places")
    func problems() throws {
        let text = ToyStyle.manifest + "\nnames:\n  box: [[class ToyApp, switch], [clas A]]\n  bag: one\n"
        let templates = Set(ToyStyle.files.map { String($0.path.dropFirst("toy/".count)) })
        let (_, problems) = ManifestReader.read(
            try YAMLSource(name: "style.yml", text: text).root(),
            of: "style.yml",
            templates: templates
        )
        #expect(
            problems.sorted.map(\.message) == [
                "an anchor of a name ends in what bears the name",
                "\"clas A\" is no step of an anchor; did you mean \"class\"?",
                "a name's list of anchors must be a list, not a string",
            ]
        )
    }
}
