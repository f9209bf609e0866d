import Foundation
import ScaffoldKit
import Testing

/// Features that a style's base app brings itself.
struct ProvidedFeatureTests {
    @Test("a feature that the base app brings is not generated when it is asked for by name alone")
    func provided() throws {
        let folder = try TemporaryFolder()
        let mark = SourceMark(source: "--modules")
        let style = try StyleCase.library.style(Located("swinject-packages", at: mark))
        var spec = AppSpec(name: Located("Shop", at: mark))
        spec.modules = ["home", "orders"].map { UsualModule.spec(named: Located($0, at: mark)) }
        var tree = try FileTree(root: folder.url.path)
        let planner = AppPlanner(style: style, frameworks: StyleCase.library.frameworks)
        let paths = try planner.plan(spec, in: &tree).entries.map(\.path)
        #expect(paths.contains("Packages/Orders/Package.swift"))
        #expect(paths.filter { $0 == "Packages/Home/Package.swift" }.count == 1)
        #expect(!paths.contains(".scaffold/modules/Home.yml"))
    }
}
