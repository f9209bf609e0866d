import BuiltInStyles
import Diagnostics
import Testing

@testable import FileTransaction
@testable import ModulePlanning
@testable import ModuleSpecs
@testable import ScaffoldLint
@testable import Styles

/// The texts of a module's files are most of what its comparison costs, and say nothing where the files are there.
@Suite("Complete modules")
struct CompleteModuleTests {
    @Test("lint renders no file of a module that lacks nothing", arguments: Golden.styles)
    func texts(_ name: String) throws {
        let module = try GeneratedModule(name, spec: "name: Orders\nscreens: [list, \"detail(orderId: String)\"]\n")
        let spec = try #require(try KeptSpec.read(GeneratedModule.name, in: module.tree)).spec
        let files = try ModuleRepair(style: module.style, in: module.tree).module(spec).pieces.filter { !$0.isMerged }
        #expect(files.count > 10)
        let places = Set(files.map { module.style.place(of: $0.piece.template) })
        let broken = StyleLibrary(
            files: BuiltInStyles.files.map { ($0.path, places.contains($0.path) ? "{{ nobody }}" : $0.text) }
        )
        let style = try broken.style(Located(name, at: SourceMark(source: "--style")))
        let run = LintRun(style: style, rules: try Styles.rules(name))
        let complete = try run.lint(module.tree)
        #expect(complete.findings.isEmpty && complete.obstacles.isEmpty)
        #expect(throws: Failure.self) { try ModuleRepair(style: style, in: module.tree).module(spec) }
    }
}
