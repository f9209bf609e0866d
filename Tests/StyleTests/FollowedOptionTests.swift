import AppModel
import Diagnostics
import FileTransaction
import Foundation
import ModulePlanning
import ModuleSpecs
import Styles
import TestSupport
import Testing

/// A module has the options of the app that it is added to, where its sources show them.
struct FollowedOptionTests {
    @Test("an app without DTOs gets modules without them", arguments: ["swiftui-mvvm", "uikit-mvvmc"])
    func decodedModels(_ style: String) throws {
        #expect(try wishes(in: style, []).contains { $0.key.hasSuffix("WishDTO.swift") })
        let files = try wishes(in: style, [("dto", "off")])
        #expect(!files.contains { $0.key.contains("DTO") || $0.value.contains("DTO") })
        #expect(files.contains { $0.value.contains("struct Wish: Codable") })
    }

    @Test("an app whose lists are diffable gets such lists")
    func diffableLists() throws {
        #expect(try wishes(in: "uikit-mvvmc", []).contains { $0.value.contains("UITableViewDataSource") })
        let files = try wishes(in: "uikit-mvvmc", [("lists", "diffable")])
        #expect(files.contains { $0.value.contains("UICollectionViewDiffableDataSource<Int, String>") })
        #expect(!files.contains { $0.value.contains("UITableView") })
    }

    @Test("an app keeps its options where its modules do not show them", arguments: ["swiftui-mvvm", "uikit-mvvmc"])
    func recorded(_ style: String) throws {
        let lists = style == "uikit-mvvmc" ? ["lists=diffable"] : []
        let app = try StyledApp(style, modules: ["home(main)"], options: ["dto=off"] + lists)
        try app.module("Wishes", screens: "list", types: "Wish(id: String, title: String)")
        #expect(!app.sources.contains { $0.key.contains("DTO") || $0.value.contains("UITableViewDataSource") })
    }

    @Test("an app with a DTO gets more, though other modules have none", arguments: ["swiftui-mvvm", "uikit-mvvmc"])
    func someDTOs(_ style: String) throws {
        let app = try StyledApp(style, modules: ["orders(list)"])
        try app.module("Counts", screens: "summary", useCases: "getCount -> Int")
        try app.module("Wishes", screens: "list", types: "Wish(id: String, title: String)")
        #expect(app.sources.contains { $0.key.hasSuffix("WishDTO.swift") })
    }

    @Test("a type of the app that is not decoded needs a DTO", arguments: ["swiftui-mvvm", "uikit-mvvmc"])
    func undecodedType(_ style: String) throws {
        let app = try StyledApp(style, options: ["dto=off"])
        try app.write("struct Movie: Hashable {\n    let id: String\n    let title: String\n}\n", to: "Movie.swift")
        let failure = #expect(throws: Failure.self) {
            try app.module("Movies", screens: "list", useCases: "getMovies -> [Movie]", isChecked: true)
        }
        #expect(failure?.problems.contains { $0.message.contains("there is no type \"MovieDTO\"") } == true)

        try app.write("extension Movie: Decodable {}\n", to: "Movie+Decodable.swift")
        try app.module("Movies", screens: "list", useCases: "getMovies -> [Movie]", isChecked: true)
        #expect(!app.sources.contains { $0.value.contains("MovieDTO") })
    }

    @Test("a list of values whose id is a structure tells rows apart by their place")
    func structureAsID() throws {
        let app = try StyledApp("uikit-mvvmc", options: ["lists=diffable"])
        let types = "Box(id: Key, title: String),Key(number: Int, letter: String)"
        try app.module("Boxes", screens: "list", useCases: "getBoxes -> [Box]", types: types)
        #expect(app.sources.contains { $0.value.contains("DiffableDataSource<Int, Int>") })
    }

    /// The files of a new app with these options, and of a module that is added to it without any.
    private func wishes(in style: String, _ options: [(String, String)]) throws -> [String: String] {
        let found = try StyleCase.library.style(Located(style, at: SourceMark(source: "--style")))
        let folder = TemporaryFolder(named: "Demo")
        var spec = AppSpec(name: Located("Demo", at: SourceMark(source: "<name>")))
        spec.options = options.map { name, value in
            Located(StyleChoice(option: name, value: value), at: SourceMark(source: "--option"))
        }
        var tree = try FileTree(root: folder.url.path)
        _ = try AppPlanner(style: found, frameworks: StyleCase.library.frameworks).plan(spec, in: &tree)
        _ = try tree.commit()

        var flags = SpecFlags(name: "Wishes")
        flags.screens = ["list"]
        flags.types = ["Wish(id: String, title: String)"]
        let (module, problems) = flags.spec()
        tree = try FileTree(root: folder.url.path)
        let planner = ModulePlanner(style: found, frameworks: StyleCase.library.frameworks)
        _ = try planner.plan(ModuleRequest(spec: module, problems: problems), in: &tree)
        _ = try tree.commit()
        return TemporaryFolder.files(in: folder.url).filter { $0.key.hasSuffix(".swift") }
    }
}
