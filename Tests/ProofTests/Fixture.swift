import Foundation
import StandInToolchain
import TestSupport
import Testing

/// An app that was written by hand, unlike what the tool writes: `Tests/Fixtures/<style>/<name>`.
struct Fixture: CustomTestStringConvertible, Sendable {
    let style: String
    let name: String
    let target: IOSVersion
    let mode: LanguageMode

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

    /// Puts a copy of the app into a folder.
    func copy(to folder: URL) throws {
        let source = Repository.root.appendingPathComponent("Tests/Fixtures/\(style)/\(name)")
        for item in try FileManager.default.contentsOfDirectory(atPath: source.path) {
            try FileManager.default.copyItem(
                at: source.appendingPathComponent(item),
                to: folder.appendingPathComponent(item)
            )
        }
    }
}
