import Foundation
import TestSupport
import Testing

/// A page of the documentation that a test compares with what the tool says.
///
/// `SCAFFOLD_RECORD=1` writes the page anew, and fails the test that did so: a run that records has checked nothing.
struct Page {
    /// The page's path in the repository: `docs/tutorial.md`.
    let path: String

    var text: String? {
        (try? Data(contentsOf: Repository.root.appendingPathComponent(path))).map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    func expect(_ wanted: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        guard TestRun.isRecording else {
            let text = try #require(text, "no \(path); write it with SCAFFOLD_RECORD=1", sourceLocation: sourceLocation)
            if text != wanted { Issue.record("\(path) is not up to date", sourceLocation: sourceLocation) }
            #expect(text.lines == wanted.lines, sourceLocation: sourceLocation)
            return
        }
        guard text != wanted else { return }
        let file = Repository.root.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(wanted.utf8).write(to: file)
        Issue.record("recorded \(path); run again without SCAFFOLD_RECORD", sourceLocation: sourceLocation)
    }
}

extension String {
    fileprivate var lines: [Substring] { split(separator: "\n", omittingEmptySubsequences: false) }
}
