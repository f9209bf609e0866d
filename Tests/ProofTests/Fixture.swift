import Foundation
import StandInToolchain
import TestSupport
import Testing

/// An app that was written by hand, unlike what the tool writes: `Tests/Data/Fixtures/<style>/<name>` or, with the Xcode
/// project that its targets are in, `Tests/Data/Apps/<style>/<name>`.
struct Fixture: CustomTestStringConvertible, Sendable {
    let style: String
    let name: String
    let target: IOSVersion
    let mode: LanguageMode
    /// Where the targets of its project lie.
    var targets: AppLayout.Targets?

    var testDescription: String { "\(style), \(name), iOS \(target), \(mode.rawValue)" }

    /// Each in one mode: every style has two at least, in different ones.
    static let all = [
        Fixture(style: "swiftui-mvvm", name: "Paperback", target: IOSVersion(16), mode: .swift5Complete),
        Fixture(style: "swiftui-mvvm", name: "TrailMate", target: IOSVersion(16), mode: .swift6),
        Fixture(style: "swinject-packages", name: "Courier", target: IOSVersion(15), mode: .swift5Complete),
        Fixture(style: "swinject-packages", name: "Museum", target: IOSVersion(16), mode: .xcode26),
        Fixture(style: "uikit-mvvmc", name: "Ledger", target: IOSVersion(15), mode: .xcode26),
        Fixture(style: "uikit-mvvmc", name: "Pantry", target: IOSVersion(15), mode: .swift6),
        Fixture(style: "swiftui-mvvmcr", name: "Bookshelf", target: IOSVersion(15), mode: .xcode26),
        Fixture(style: "swiftui-mvvmcr", name: "Gymlog", target: IOSVersion(16), mode: .swift6),
    ]

    /// Unlike the documents, the other fixtures and each other: `Tests/Data/Apps/README.md` says in what.
    static let apps = [
        app("swiftui-mvvm", "seed-swap", IOSVersion(26), .xcode26),
        app("swiftui-mvvm", "Tidewater", IOSVersion(16), .swift6),
        app("swiftui-mvvm", "Meeplehouse", IOSVersion(17), .swift5Complete),
        app("swiftui-mvvmcr", "Vetbook", IOSVersion(15), .swift5Minimal),
        app("swiftui-mvvmcr", "tram-line", IOSVersion(16), .swift6),
        app("swinject-packages", "city-clinic", IOSVersion(15), .swift5Minimal),
        app("swinject-packages", "Kennel", IOSVersion(16), .swift6),
        app("uikit-mvvmc", "Allotment", IOSVersion(16), .swift6),
        app("uikit-mvvmc", "Harbour", IOSVersion(15), .swift5Minimal, under: "Harbour/"),
    ]

    private static func app(
        _ style: String,
        _ name: String,
        _ target: IOSVersion,
        _ mode: LanguageMode,
        under folder: String = ""
    ) -> Fixture {
        let targets = AppLayout.Targets(app: folder + name, tests: "\(folder)\(name)Tests")
        return Fixture(style: style, name: name, target: target, mode: mode, targets: targets)
    }

    /// The app's modules as they are in a folder.
    func layout(of folder: URL) throws -> AppLayout {
        try AppLayout(of: folder, app: name, targets: targets)
    }

    /// Puts a copy of the app into a folder.
    func copy(to folder: URL) throws {
        let group = targets == nil ? Repository.fixtures : Repository.apps
        let source = group.appendingPathComponent("\(style)/\(name)")
        for item in try FileManager.default.contentsOfDirectory(atPath: source.path) {
            try FileManager.default.copyItem(
                at: source.appendingPathComponent(item),
                to: folder.appendingPathComponent(item)
            )
        }
    }
}
