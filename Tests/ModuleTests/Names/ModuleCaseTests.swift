import BuiltInStyles
import Diagnostics
import Foundation
import Testing

@testable import FileTransaction
@testable import ModulePlanning
@testable import ModuleSpecs
@testable import Styles

/// Modules whose names differ only in case: two folders on one disk are one on another, so they are refused on any.
struct ModuleCaseTests {
    private let complaint =
        "the module name \"HOME\" differs only in case from that of \"Home\", and their files are one on a Mac"

    @Test("beside a module that was generated, with force, too", arguments: [false, true])
    func generated(overwrites: Bool) throws {
        let app = try ToyApp(files: ["Sources/App.swift": "final class ToyApp {}\n"])
        try app.generate(flags("Home", screens: "list"))
        let before = app.files
        let error = #expect(throws: Failure.self) {
            try app.generate(flags("HOME", screens: "list"), overwrites: overwrites)
        }
        #expect(error?.lines.first?.contains(complaint) == true)
        #expect(app.files == before)
        try app.remove("Home")
    }

    @Test("beside a module that was written by hand, which is not adopted by the other name either")
    func byHand() throws {
        let library = StyleLibrary(files: BuiltInStyles.files)
        let app = try ToyApp(style: "swiftui-mvvmcr", of: library)
        try app.generate(flags("Home", screens: "list,detail"))
        try FileManager.default.removeItem(atPath: "\(app.root)/.scaffold")
        let error = #expect(throws: Failure.self) { try app.generate(flags("HOME", screens: "list")) }
        #expect(error?.lines.first?.contains(complaint) == true)
        var tree = try FileTree(root: app.root)
        let style = try library.style(Located("swiftui-mvvmcr", at: SourceMark(source: "--style")))
        let refused = #expect(throws: Failure.self) {
            try AdoptionPlanner(style: style).plan(Located("HOME", at: SourceMark(source: "<name>")), in: &tree)
        }
        #expect(refused?.lines.first?.contains(complaint) == true)
    }

    @Test("in a new app")
    func newApp() throws {
        let app = try ToyApp()
        var tree = try FileTree(root: app.root)
        var spec = AppSpec(name: Located("Shop", at: SourceMark(source: "<name>")))
        spec.modules = ["home", "HOME"].map {
            UsualModule.spec(named: Located($0, at: SourceMark(source: "--modules")))
        }
        let planner = AppPlanner(style: try ToyStyle.style, frameworks: ToyStyle.library.frameworks)
        let error = #expect(throws: Failure.self) { try planner.plan(spec, in: &tree) }
        #expect(
            error?.lines.contains { $0.contains("the modules \"Home\" and \"HOME\" differ only in case") } == true,
            "\(error?.lines ?? [])"
        )
    }

    @Test("A type whose file would differ only in case from one of the app is refused with both paths")
    func type() throws {
        let app = try ToyApp(files: [
            "Sources/App.swift": "final class ToyApp {}\n", "Types/FAVORITE.swift": "struct FAVORITE {}\n",
        ])
        let error = #expect(throws: Failure.self) {
            try app.generate(flags("Favorites", screens: "list", types: "Favorite(id: String)"), overwrites: true)
        }
        #expect(
            error?.lines.first?.contains(
                "the paths \"Types/Favorite.swift\" and \"Types/FAVORITE.swift\" differ only in case"
            ) == true
        )
    }
}
