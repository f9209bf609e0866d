public import Foundation

/// Places in this repository that tests read.
public enum Repository {
    public static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// What tests read and compare with; `Tests/Data/README.md` lists the folders.
    public static let data = root.appendingPathComponent("Tests/Data")
    /// What the styles generate, by style and spec.
    public static let golden = data.appendingPathComponent("Golden")
    /// The specs of the golden trees.
    public static let specs = golden.appendingPathComponent("specs")
    /// The apps that were written by hand after the styles' documents, with their lists of findings.
    public static let fixtures = data.appendingPathComponent("Fixtures")
    /// The apps that were written by hand in the manner of public apps, by style.
    public static let apps = data.appendingPathComponent("Apps")
    /// The apps of no built-in style, whose modules are copied.
    public static let likeApps = apps.appendingPathComponent("like")
    /// The apps in one file each, with marks at the lines on which lint finds something.
    public static let markedApps = data.appendingPathComponent("MarkedApps")
    /// Output of the command line.
    public static let snapshots = data.appendingPathComponent("Snapshots")
    /// Templates with what they render.
    public static let conformance = data.appendingPathComponent("Conformance")
    /// The sources of the frameworks that take the place of Apple's.
    public static let standIns = data.appendingPathComponent("StandIns/Sources")
    /// Code that the stand-ins accept, refuse and run.
    public static let listings = data.appendingPathComponent("StandIns/Listings")
}
