import Foundation
import ScaffoldLint
import Styles
import TestSupport
import Testing

/// What somebody deletes of a generated module is one finding each, and comes back.
///
/// All that the style's manifest and the module's record name is deleted, several parts at once that have nothing to do with each
/// other; with `SCAFFOLD_EVERY_DELETION=1` each alone.
@Suite("What somebody deletes", .slow)
struct DeletionTests {
    private static let spec = """
        name: Orders
        screens:
          - list
          - "detail(orderId: String)"
        """

    @Test("Each part is one finding, and mending brings the same bytes back", arguments: Styles.library.names)
    func deletions(_ style: String) throws {
        let module = try GeneratedModule(style, spec: Self.spec)
        #expect(try module.lint(module.tree).findings.map(\.line) == [])

        let deletions = try module.deletions()
        #expect(deletions.count > 40)
        for batch in Self.batches(deletions) { try check(batch, of: module) }
    }

    /// Parts that have nothing to do with each other go at once.
    private static func batches(_ deletions: [Deletion]) -> [[Deletion]] {
        if ProcessInfo.processInfo.environment["SCAFFOLD_EVERY_DELETION"] == "1" { return deletions.map { [$0] } }
        var batches: [String: [Deletion]] = [:]
        var (files, statements) = (0, 0)
        for deletion in deletions {
            var key: String
            switch deletion.part {
            case .file:
                files += 1
                key = "file \(files % 2)"
            case .declaration(let path, _):
                // Of several types of a file, one at a time.
                var number = 0
                while batches["declaration \(number)"]?.contains(where: { (try? $0.path) == path }) == true {
                    number += 1
                }
                key = "declaration \(number)"
            case .conformance, .member: key = "members"
            case .statement:
                // What registers one service asks for the one above it.
                statements += 1
                key = "statements \(statements % 2)"
            case .entry, .text: key = "file 0"
            case .modifier(let path, _, _, _):
                // In the batch in which its file does not go.
                key = batches["file 0"]?.contains { (try? $0.path) == path } == true ? "file 1" : "file 0"
            }
            batches[key, default: []].append(deletion)
        }
        return batches.sorted { $0.key < $1.key }.map(\.value)
    }

    private func check(_ batch: [Deletion], of module: GeneratedModule) throws {
        var tree = module.tree
        for deletion in batch.reversed() {
            #expect(try deletion.apply(to: &tree), "\(deletion) is not there to be deleted")
        }
        let name = "\(module.style.name): \(batch.map(\.description))"
        let found = try module.mend(&tree)
        let entries = Set(batch.filter(\.isEntry).map { module.key(ofEntry: $0.piece) })
        let wanted = batch.filter { !$0.isEntry }.map(\.piece) + entries
        let told = found.map { finding -> String in
            let isEntry = batch.contains { $0.isEntry && $0.piece == finding.piece }
            return isEntry ? module.key(ofEntry: finding.piece ?? "") : finding.piece ?? finding.rule
        }
        #expect(told.sorted() == wanted.sorted(), "\(name)\n\(found.map(\.line).joined(separator: "\n"))")
        for finding in found { #expect(!finding.message.contains("{"), "\(finding.line)") }
        // The same bytes are as clean as they were.
        if tree.changes() != module.tree.changes() {
            #expect(try module.lint(tree).findings.map(\.line) == [], "\(name)")
        }
        for path in Set(module.tree.changes().map(\.path) + tree.changes().map(\.path)).sorted() {
            let (old, new) = (try module.tree.read(path), try tree.read(path))
            // Of entries that are lines of a list, the order may be another.
            let hasEntries = batch.contains { $0.isEntry && (try? $0.path) == path }
            let isSame = hasEntries ? lines(old) == lines(new) : old == new
            #expect(isSame, "\(name): \(path)\n\(text(new))")
        }
    }

    private func lines(_ bytes: [UInt8]?) -> [String] { text(bytes).components(separatedBy: "\n").sorted() }

    private func text(_ bytes: [UInt8]?) -> String { String(decoding: bytes ?? [], as: UTF8.self) }
}
