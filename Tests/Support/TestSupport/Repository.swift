public import Foundation

/// Places in this repository that tests read.
public enum Repository {
    public static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// What the styles generate, by style and spec.
    public static let golden = root.appendingPathComponent("Tests/Golden")
    /// The specs of the golden trees.
    public static let specs = golden.appendingPathComponent("specs")
    /// The apps that were written by hand.
    public static let fixtures = root.appendingPathComponent("Tests/Fixtures")
    /// The frameworks that take the place of Apple's.
    public static let standIns = root.appendingPathComponent("Tests/StandIns")
}
