import Diagnostics
import Foundation
import SwiftOutline
import TestSupport
import YAMLReader

@testable import AppModel
@testable import FileTransaction
@testable import ModulePlanning
@testable import ModuleSpecs
@testable import ScaffoldLint
@testable import Styles

/// An app of a style with one module, as the tool writes them: all in memory, over an empty folder.
struct GeneratedModule {
    static let name = "Orders"

    let style: Style
    let tree: FileTree
    private let folder: TemporaryFolder
    private let rules: RuleSet

    init(_ name: String, spec text: String) throws {
        folder = TemporaryFolder()
        style = try Styles.style(name)
        rules = try Styles.rules(name)
        let frameworks = Styles.library.frameworks
        var tree = try FileTree(root: folder.url.path)
        let app = Located("Demo", at: SourceMark(source: "<name>"))
        _ = try AppPlanner(style: style, frameworks: frameworks).plan(AppSpec(name: app), in: &tree)
        let (spec, problems) = SpecFile(YAMLSource(name: "spec.yml", text: text)).spec()
        guard let spec else { throw Failure(problems) }
        let request = ModuleRequest(spec: spec, problems: problems)
        _ = try ModulePlanner(style: style, frameworks: frameworks).plan(request, in: &tree)
        self.tree = tree
    }

    /// What a wiring's missing entry is told under: its own rule, or the one for all, and its id.
    func key(ofEntry id: String) -> String {
        style.manifest.wirings.first { $0.id == id }?.guidance.rule ?? id
    }

    /// Every piece, every declaration, member and conformance that the style demands of them, and every entry in the app's files.
    func deletions() throws -> [Deletion] {
        guard let spec = try KeptSpec.read(Self.name, in: tree)?.spec else { throw CocoaError(.fileNoSuchFile) }
        let all = try ModuleRepair(style: style, in: tree).module(spec).pieces
        let pieces = all.filter { !$0.isMerged }
        var found = pieces.map { Deletion(piece: $0.piece.id, part: .file($0.path)) }
        for piece in pieces where piece.isSwift {
            for demand in piece.demands { found += try deletions(of: demand.demand, piece) }
            found += registrations(of: piece)
        }
        let record = try ModuleRecord.read(Self.name, in: tree)
        found += record.insertions.filter { !$0.edits.isEmpty }.map { Deletion(piece: $0.wiring, part: .entry($0)) }
        for text in record.texts where text.isNew {
            guard let piece = all.first(where: { $0.isMerged && $0.path.text == text.file }) else { continue }
            found.append(Deletion(piece: piece.piece.id, part: .text(text)))
        }
        return found
    }

    /// What the module's assembly registers once. Of two registrations of a service, for sample data and without, one is left.
    private func registrations(of piece: RenderedPiece) -> [Deletion] {
        let outline = Outline(SourceText(Array(piece.text.utf8)))
        return outline.declarations.filter { $0.name.hasSuffix("Assembly") }.flatMap { type in
            let all = Deletion.statements(of: type.name, in: outline)
                .filter { $0.text.hasPrefix("container.register(") }
            let services = all.map { $0.text.prefix { $0 != ")" } }
            return zip(all, services).filter { pair in services.count { $0 == pair.1 } == 1 }.map(\.0)
                .map { Deletion(piece: piece.piece.id, part: .statement(piece.path, type.name, $0.text)) }
        }
    }

    private func deletions(of demand: Requirement.Demand, _ piece: RenderedPiece) throws -> [Deletion] {
        let holders = try tree.files(extensions: ["swift"])
        switch demand {
        case .declaration(let pattern, let inherits):
            guard pattern.keyword != "extension" else { return [] }
            let whole = Deletion(piece: piece.piece.id, part: .declaration(piece.path, pattern.name))
            return [whole]
                + inherits.map { Deletion(piece: piece.piece.id, part: .conformance(piece.path, pattern.name, $0)) }
        case .member(let path, let modifiers):
            let names = path.split(separator: ".").map(String.init)
            guard names.count == 2 else { return [] }
            let holder = try holders.first { path in
                try Outline(SourceText(tree.read(path) ?? [])).members(of: names[0]).contains { $0.name == names[1] }
            }
            guard let holder else { return [] }
            return [Deletion(piece: piece.piece.id, part: .member(holder, names[0], names[1]))]
                + modifiers.filter { $0 == "weak" }
                .map { Deletion(piece: piece.piece.id, part: .modifier(holder, names[0], names[1], $0)) }
        }
    }

    /// What lint finds.
    func lint(_ tree: FileTree) throws -> LintRun.Result {
        try run.lint(tree)
    }

    private var run: LintRun { LintRun(style: style, rules: rules) }

    /// Mends all that can be mended at once.
    ///
    /// - Returns: What lint finds before.
    func mend(_ tree: inout FileTree) throws -> [Finding] {
        let result = try lint(tree)
        try Fixer(run).apply(result.findings.filter(\.isFixable), of: result, in: &tree)
        return result.findings
    }
}
