import Foundation

/// Places in this repository that the tests read.
enum Repository {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    static let standIns = root.appendingPathComponent("Tests/StandIns/Sources")
    static let specs = root.appendingPathComponent("Tests/Golden/specs")
}
