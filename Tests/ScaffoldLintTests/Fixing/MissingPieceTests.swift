import Foundation
import ScaffoldKit
import ScaffoldLint
import Testing

/// Every piece of a generated module in turn is taken away: lint says so once, and mending brings the same bytes back.
@Suite(
    "Missing pieces",
    .disabled(
        if: ProcessInfo.processInfo.environment["SCAFFOLD_SKIP_SLOW"] == "1",
        "SCAFFOLD_SKIP_SLOW=1 leaves out what takes long"
    )
)
struct MissingPieceTests {
    @Test("One missing piece is one finding, and --fix writes it again")
    func pieces() throws {
        let app = try SmallApp([:])
        let style = try Styles.style(SmallApp.style)
        let source = YAMLSource(name: "spec.yml", text: "name: Orders\nscreens: [list, \"detail(orderId: String)\"]\n")
        let (spec, problems) = SpecFile(source).spec()
        var tree = try FileTree(root: app.root.path)
        let planner = ModulePlanner(style: style, frameworks: Styles.library.frameworks)
        let plan = try planner.plan(ModuleRequest(spec: try #require(spec), problems: problems), in: &tree)
        _ = try tree.commit()
        #expect(try app.lint().lines == [])

        let pieces = plan.entries.filter { !$0.isOfApp && $0.path.hasSuffix(".swift") }
        #expect(pieces.count > 15)
        for piece in pieces {
            let text = try app.text(piece.path)
            try FileManager.default.removeItem(at: app.root.appendingPathComponent(piece.path))
            let found = try app.lint().findings
            #expect(found.count == 1, "\(piece.path): \(found.map(\.line))")
            #expect(found.first?.module == "Orders")
            #expect(try app.fix() == 1)
            #expect(try app.text(piece.path) == text, "\(piece.path)")
        }
        #expect(try app.lint().lines == [])
        #expect(try app.fix() == 0)
    }
}
