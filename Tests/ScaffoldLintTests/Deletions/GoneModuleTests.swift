import ScaffoldLint
import Styles
import TestSupport
import Testing

/// A module whose files somebody has deleted, while its spec is still kept.
@Suite("A module that is gone")
struct GoneModuleTests {
    private static let spec = """
        name: Orders
        screens:
          - list
          - "detail(orderId: String)"
        """

    @Test(
        "is one finding with both ways out, and mending leaves it to its owner",
        arguments: TestRun.sample(1, of: Styles.library.names)
    )
    func gone(_ style: String) throws {
        let module = try GeneratedModule(style, spec: Self.spec)
        let files = try module.deletions().compactMap { if case .file(let path) = $0.part { path } else { nil } }
        #expect(files.count > 5)

        var tree = module.tree
        for path in files { try tree.remove(path) }
        let before = tree.changes()
        let found = try module.mend(&tree)
        #expect(
            found.map { "\($0.file): \($0.severity): \($0.message)" } == [
                ".scaffold/modules/Orders.yml: error: only the spec and the entries of the module \"Orders\" remain: "
                    + "scaffold module Orders writes it again, scaffold remove Orders removes the rest"
            ],
            "\(found.map(\.line).joined(separator: "\n"))"
        )
        #expect(tree.changes() == before)

        // A file that other modules could use as well is no module.
        try tree.write(try #require(try module.tree.read(files[files.count - 1])), to: files[files.count - 1])
        #expect(try module.lint(tree).findings.map(\.rule) == ["module.missing"])
    }
}
