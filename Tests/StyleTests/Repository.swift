import Foundation

/// Places in this repository that the tests read.
enum Repository {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    static let golden = root.appendingPathComponent("Tests/Golden")
    static let formatConfiguration = root.appendingPathComponent(".swift-format")

    /// Whether tests are run that take more than a few seconds.
    static let runsSlowTests = ProcessInfo.processInfo.environment["SCAFFOLD_SKIP_SLOW"] != "1"

    /// Whether golden trees are to be written instead of compared; recording fails the run.
    static let isRecording = ProcessInfo.processInfo.environment["SCAFFOLD_RECORD"] == "1"
}
