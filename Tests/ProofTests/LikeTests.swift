import Foundation
import TestSupport
import Testing

/// A module of an app of any architecture comes under another name, reads like its exemplar, and goes.
@Suite(.slow)
struct LikeTests {
    @Test("each module comes without a compile error, once only, and goes to the byte", arguments: try LikePair.apps)
    func compiles(app: String) throws {
        let pairs = try LikePair.all.filter { $0.app == app }
        let folder = TemporaryFolder()
        let list = try folder.write(pairs.map(\.line).joined(separator: "\n"), to: "modules.list")
        let scaffold = try #require(BuiltProduct.provedTool)
        let check = Repository.root.appendingPathComponent("Tests/Apps/check-like")
        let arguments = ["--scaffold", scaffold.path, "--details", list, LikePair.folder.path]
        let run = try Program.run([check.path] + arguments)
        #expect(run.status == 0, "\(run.output)")
        #expect(run.output.contains("\(pairs.count) of \(pairs.count) without a new error, 0 refused"), "\(run.output)")
    }

    @Test("renamed back, a copy has its exemplar's bytes", arguments: try LikePair.all)
    func isTheExemplar(pair: LikePair) throws {
        let folder = TemporaryFolder()
        try folder.copyFiles(below: LikePair.folder.appendingPathComponent(pair.app).path)
        let before = folder.files
        try Scaffold(app: folder.url).run(["module", pair.new, "--like", pair.exemplar])
        let copies = folder.files.filter { before[$0.key] == nil && !$0.key.hasPrefix(".scaffold/") }
        #expect(!copies.isEmpty)
        for (path, text) in copies.sorted(by: { $0.key < $1.key }) {
            let origin = pair.back(path)
            let original = try #require(before[origin], "\(path) is a copy of no file")
            #expect(pair.back(text).withoutHeader == original.withoutHeader, "\(path) is not \(origin)")
        }
    }
}
