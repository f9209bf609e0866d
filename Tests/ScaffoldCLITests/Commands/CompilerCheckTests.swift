import Diagnostics
import FileTransaction
import Foundation
import Styles
import TestSupport
import Testing

@testable import ScaffoldCLI

/// `--check` has the compiler read a plan.
@Suite("--check")
struct CompilerCheckTests {
    private let folder = TemporaryFolder()

    private func changes(_ files: [String: String], before: [String: String] = [:]) throws -> [FileChange] {
        for (path, text) in before { try folder.write(text, to: "App/\(path)") }
        var tree = try FileTree(root: folder.path("App"))
        for (path, text) in files { try tree.write(text, to: try RelativePath(path)) }
        return tree.changes()
    }

    @Test("a file that the compiler refuses is told by its own path and place", .needsCompiler)
    func refuses() throws {
        let broken = "struct A {\n    func go() { let = 1 }\n}\n"
        let problems = CompilerCheck().problems(
            in: try changes(["Sources/A.swift": broken, "B.swift": "struct B {}\n"])
        )
        #expect(problems.contains { $0.mark?.source == "Sources/A.swift" && $0.mark?.line == 2 })
        #expect(problems.allSatisfy { $0.severity == .error && $0.mark?.source == "Sources/A.swift" })
        #expect(problems.first?.message.hasPrefix("the compiler refuses the plan: ") == true)
    }

    @Test("what the compiler takes is no problem, and other files are none of its business", .needsCompiler)
    func accepts() throws {
        #expect(CompilerCheck().problems(in: try changes(["A.swift": "struct A {}\n", "a.yml": "let = \n"])).isEmpty)
    }

    @Test("a file that was broken before the plan is not held against it", .needsCompiler)
    func brokenBefore() throws {
        let before = "func go() { let = 1 }\n"
        let found = try changes(["A.swift": before + "struct A {}\n"], before: ["A.swift": before])
        #expect(CompilerCheck().problems(in: found).isEmpty)
    }

    @Test("without a compiler it says that it has looked less closely")
    func noCompiler() throws {
        let problems = CompilerCheck(compiler: "no-such-compiler").problems(
            in: try changes(["A.swift": "struct A {}\n"])
        )
        #expect(problems.map(\.severity) == [.warning])
        #expect(problems.first?.message.contains("\"no-such-compiler\"") == true)
    }

    @Test("a run with --check that is refused writes nothing", .needsCompiler)
    func command() throws {
        let style = CommandStyles.files.map { path, text in
            (
                path,
                path.hasSuffix("Model.swift.stencil")
                    ? "struct {{ module.type }}Model { func go() { let = 1 } }\n" : text
            )
        }
        let arguments = ["module", "Favorites", "--style", "toy", "--screens", "list", "--output", folder.path("demo")]
        let refused = CommandRun(arguments + ["--check"], styles: StyleLibrary(files: style))
        #expect(refused.code == .badInput)
        #expect(refused.errors.contains("Modules/Favorites/FavoritesModel.swift:1:"))
        #expect(folder.names.isEmpty)
        #expect(CommandRun(arguments + ["--check"]).code == .done)
    }
}
