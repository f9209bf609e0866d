import Diagnostics
import FileTransaction
import Foundation
import TestSupport
import Testing

@testable import ModulePlanning
@testable import ModuleSpecs
@testable import Styles

/// Features that a style's base app brings itself.
struct ProvidedFeatureTests {
    @Test("a feature that the base app brings is not generated when it is asked for by name alone")
    func provided() throws {
        let folder = TemporaryFolder(named: "Demo")
        let mark = SourceMark(source: "--modules")
        let style = try StyleCase.library.style(Located("swinject-packages", at: mark))
        var spec = AppSpec(name: Located("Shop", at: mark))
        spec.modules = ["home", "orders"].map { UsualModule.spec(named: Located($0, at: mark)) }
        var tree = try FileTree(root: folder.url.path)
        let planner = AppPlanner(style: style, frameworks: StyleCase.library.frameworks)
        let paths = try planner.plan(spec, in: &tree).files.map(\.path)
        #expect(paths.contains("Packages/Orders/Package.swift"))
        #expect(paths.filter { $0 == "Packages/Home/Package.swift" }.count == 1)
        #expect(!paths.contains(".scaffold/modules/Home.yml"))
    }

    @Test("a module with a spec of its own that is called like one of them is refused in one line")
    func refused() throws {
        let folder = TemporaryFolder(named: "Demo")
        let mark = SourceMark(source: "--modules")
        let style = try StyleCase.library.style(Located("swinject-packages", at: mark))
        let home = ModuleSpec(name: Located("Home", at: mark))
        let lines = [
            "--modules: error: the base app has the feature \"Home\" itself; "
                + "a module needs another name, such as \"HomeFeed\""
        ]

        var spec = AppSpec(name: Located("Shop", at: mark))
        spec.modules = [home]
        var tree = try FileTree(root: folder.url.path)
        let frameworks = StyleCase.library.frameworks
        let refused = #expect(throws: Failure.self) {
            try AppPlanner(style: style, frameworks: frameworks).plan(spec, in: &tree)
        }
        #expect(refused?.lines == lines)

        let alone = #expect(throws: Failure.self) {
            try ModulePlanner(style: style, frameworks: frameworks).plan(ModuleRequest(spec: home), in: &tree)
        }
        #expect(alone?.lines == lines)
    }

    @Test(
        "a package that would hide a framework, a package of the app or the app is refused in one line",
        arguments: [
            ("Charts", "a framework or a part of the app is"), ("foundation", "a framework or a part of the app is"),
            ("Common", "a framework or a part of the app is"), ("Shop", "the app is"),
            ("Swift", "a framework or a part of the app is"), ("translation", "a framework or a part of the app is"),
        ]
    )
    func reserved(name: String, what: String) throws {
        let folder = TemporaryFolder(named: "Shop")
        let mark = SourceMark(source: "--modules")
        let style = try StyleCase.library.style(Located("swinject-packages", at: mark))
        let module = UsualModule.spec(named: Located(name, at: mark))
        let pascal = NameWords(name).pascal
        let lines = [
            "--modules: error: no module can be named \"\(pascal)\": \(what); "
                + "a module needs another name, such as \"\(pascal)Feature\""
        ]

        var spec = AppSpec(name: Located("Shop", at: mark))
        spec.modules = [module]
        var tree = try FileTree(root: folder.url.path)
        let frameworks = StyleCase.library.frameworks
        let refused = #expect(throws: Failure.self) {
            try AppPlanner(style: style, frameworks: frameworks).plan(spec, in: &tree)
        }
        #expect(refused?.lines == lines)

        let alone = #expect(throws: Failure.self) {
            try ModulePlanner(style: style, frameworks: frameworks).plan(ModuleRequest(spec: module), in: &tree)
        }
        #expect(alone?.lines == lines)
    }
}
