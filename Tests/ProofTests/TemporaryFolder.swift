import Foundation

/// A folder for one test that is gone when the test is over, unless `SCAFFOLD_PROOF_KEEP` asks to keep it.
final class TemporaryFolder: Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("ProofTests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        guard ProcessInfo.processInfo.environment["SCAFFOLD_PROOF_KEEP"] == nil else { return }
        try? FileManager.default.removeItem(at: url)
    }
}
