import Foundation
import Styles
import TestSupport
import Testing

/// Apps that released versions of the tool have written are brought to what it writes today.
///
/// `Tests/Data/Released/<version>/<style>` is what `scaffold module Favorites --screens 'list,detail(itemId: String)'` has written in an
/// empty folder. It is recorded once, with the release, and never anew.
@Suite("Apps of released versions")
struct ReleasedVersionTests {
    private static let folder = Repository.root.appendingPathComponent("Tests/Data/Released")

    /// `0.9.0/uikit-mvvmc`.
    private static let apps: [String] = names(in: folder).flatMap { version in
        names(in: folder.appendingPathComponent(version)).map { "\(version)/\($0)" }
    }

    private static func names(in folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    @Test("are there for each version and style", arguments: StyleCase.library.names)
    func complete(_ style: String) throws {
        let changelog = try String(contentsOf: Repository.root.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
        let headings = changelog.components(separatedBy: "\n").filter { $0.hasPrefix("## ") && $0 != "## Unreleased" }
        #expect(!headings.isEmpty)
        for version in headings.map({ $0.dropFirst(3) }) where !Self.apps.contains("\(version)/\(style)") {
            Issue.record("SCAFFOLD_RECORD=1 writes the app of \(version) with the release; commit it")
            guard TestRun.isRecording else { continue }
            let app = try StyledApp(style, copying: TemporaryFolder().url)
            try app.module("Favorites", screens: "list,detail(itemId: String)")
            for (path, text) in app.files {
                let url = Self.folder.appendingPathComponent("\(version)/\(style)/\(path)")
                let folder = url.deletingLastPathComponent()
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try Data(text.utf8).write(to: url)
            }
        }
    }

    @Test("are updated, with what people have edited", arguments: apps)
    func updates(_ path: String) throws {
        let style = String(path.split(separator: "/")[1])
        let released = Self.folder.appendingPathComponent(path)
        let (app, fresh) = (try StyledApp(style, copying: released), try StyledApp(style, copying: released))
        // What nobody has edited becomes what the tool writes today.
        #expect(try fresh.update(by: StyleCase.library).conflicts.isEmpty)
        let own = app.sources.filter { $0.key.contains("Favorites") && $0.key.hasSuffix(".swift") }
        #expect(own.count > 5)
        for (path, text) in own { try app.write(text + "\n// By hand.\n", to: path) }
        let plan = try app.update(by: StyleCase.library)
        let advice =
            "templates were changed since: Templates/history/<version>/ needs them as they were (CONTRIBUTING.md)"
        #expect(plan.conflicts.map(\.description) == [], Comment(rawValue: advice))
        #expect(plan.notes.filter { $0.severity != .note }.map(\.description) == [], Comment(rawValue: advice))
        for (path, text) in fresh.sources where path.contains("Favorites") && path.hasSuffix(".swift") {
            #expect(app.sources[path] == text + "\n// By hand.\n", "\(path)")
        }
        #expect(try app.update(by: StyleCase.library).isEmpty)
    }
}
