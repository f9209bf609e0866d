import Diagnostics
import ScaffoldLint
import TestSupport
import Testing
import YAMLReader

@testable import FileTransaction
@testable import ModulePlanning
@testable import ModuleSpecs
@testable import Styles

/// What several modules of one app have lost: threads share the comparing, and nobody sees which thread compared which.
@Suite("What many modules lack")
struct ManyModulesTests {
    private static let style = "swiftui-mvvm"
    private static let names = ["Alpha", "Beta", "Delta", "Gamma", "Kappa", "Zeta"]

    @Test("is found module by module, in the order in which one thread finds it", .slow)
    func order() throws {
        let folder = TemporaryFolder()
        let tree = try damaged(in: try FileTree(root: folder.url.path))
        let shared = try lint(tree)
        #expect(
            shared.findings.compactMap { finding in
                finding.module.map { "\($0): \(finding.rule): \(finding.piece ?? "-"): \(finding.declaration)" }
            } == Self.expected
        )
        #expect(shared.obstacles.map { $0.mark?.source } == [".scaffold/modules/Delta.yml"])

        // Whoever watches each look at the disk sees one after the other.
        let disk = DiskAccess { (_) throws(SystemError) in }
        var watched = try FileTree(root: RootFolder(folder.url.path, disk: disk), disk: disk)
        for change in tree.changes() { try watched.write(try #require(change.new), to: change.path) }
        let alone = try lint(watched)
        #expect(shared.findings == alone.findings)
        #expect(shared.obstacles == alone.obstacles)
    }

    /// Sorted by file, as all findings are.
    private static let expected = [
        "Gamma: module.missing: -: Gamma",
        "Beta: di.repository: container-repository: Beta(container-repository)",
        "Kappa: di.repository: container-repository: Kappa(container-repository)",
        "Alpha: repo.impl: repository: Alpha(AlphaRepository.swift)",
        "Kappa: repo.impl: repository: Kappa(KappaRepository.swift)",
        "Beta: wire.missing: tab: Beta(tab)",
        "Kappa: wire.missing: tab: Kappa(tab)",
    ]

    private func lint(_ tree: FileTree) throws -> LintRun.Result {
        let (style, rules) = (try Styles.style(Self.style), try Styles.rules(Self.style))
        return try LintRun(style: style, rules: rules).lint(tree)
    }

    /// An app of six modules, of which somebody has taken something from all but the last.
    private func damaged(in empty: FileTree) throws -> FileTree {
        var tree = empty
        var app = AppSpec(name: Located("Demo", at: SourceMark(source: "<name>")))
        app.modules = try Self.names.map { name in
            let source = YAMLSource(name: "\(name).yml", text: "name: \(name)\nscreens:\n  - list")
            return try #require(SpecFile(source).spec().spec)
        }
        let planner = AppPlanner(style: try Styles.style(Self.style), frameworks: Styles.library.frameworks)
        _ = try planner.plan(app, in: &tree)
        for name in ["Alpha", "Kappa"] {
            try tree.remove(RelativePath("Infrastructure/Repositories/Implementations/\(name)Repository.swift"))
        }
        for name in ["Beta", "Kappa"] {
            let entries = try ModuleRecord.read(name, in: tree).insertions
            for entry in entries where ["tab", "container-repository"].contains(entry.wiring) {
                #expect(try Deletion(piece: entry.wiring, part: .entry(entry)).apply(to: &tree))
            }
        }
        try tree.write("name: [", to: RelativePath(".scaffold/modules/Delta.yml"))
        for file in try ModuleRecord.read("Gamma", in: tree).files where file.path.hasSuffix(".swift") {
            try tree.remove(RelativePath(file.path))
        }
        return tree
    }
}
