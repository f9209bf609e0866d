import Foundation
import ScaffoldKit
import ScaffoldLint
import Testing

@Suite("What somebody deletes")
struct DeletionTests {
    private static let spec = """
        name: Orders
        screens:
          - list
          - "detail(orderId: String)"
          - "edit(orderId: String)"
        """

    @Test("explore", arguments: ProcessInfo.processInfo.environment["EXPLORE"].map { [$0] } ?? [])
    func explore(_ style: String) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("deleted-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let module = try GeneratedModule(style, spec: Self.spec, in: folder)
        let clock = ContinuousClock()
        var start = clock.now
        print("clean:", try module.lint(module.tree).map(\.line), clock.now - start)
        let deletions = try module.deletions()
        print(deletions.count)
        for deletion in deletions {
            var tree = module.tree
            guard try deletion.apply(to: &tree) else {
                print("NOTHING", deletion)
                continue
            }
            start = clock.now
            let found = try module.lint(tree)
            let linted = clock.now
            let fixed = try module.mend(&tree)
            let mended = clock.now
            let same = try tree.read(deletion.path) == module.tree.read(deletion.path)
            let left = try module.lint(tree)
            let mark = found.count == 1 && same && left.isEmpty && found[0].piece == deletion.piece ? "ok" : "BAD"
            print(mark, deletion, "found", found.count, "fixed", fixed, "same", same, "left", left.count)
            print("      ", linted - start, mended - linted)
            if mark == "BAD" {
                for finding in found { print("      ", finding.line, finding.piece ?? "-") }
                if !same, left.isEmpty { print(String(decoding: try tree.read(deletion.path) ?? [], as: UTF8.self)) }
            }
        }
    }
}
