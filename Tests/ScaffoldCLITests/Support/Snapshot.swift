import Foundation
import TestSupport
import Testing

/// Compares text with the file of its name in `Tests/Data/Snapshots`.
///
/// `SCAFFOLD_RECORD=1` writes the files anew, and fails the test that did so: a run that records has checked nothing.
enum Snapshot {
    static let folder = Repository.snapshots

    static func expect(_ text: String, matches name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let file = folder.appendingPathComponent(name)
        if TestRun.isRecording {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
            Issue.record("recorded \(name); run again without SCAFFOLD_RECORD", sourceLocation: sourceLocation)
            return
        }
        let expected = try #require(
            (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) },
            "no snapshot \(name); record it with SCAFFOLD_RECORD=1",
            sourceLocation: sourceLocation
        )
        #expect(text == expected, "\(name) differs from its snapshot", sourceLocation: sourceLocation)
    }
}
