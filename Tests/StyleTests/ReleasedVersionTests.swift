import Foundation
import Styles
import TestSupport
import Testing

/// Apps that released versions of the tool have written are brought to what it writes today.
///
/// `Tests/Data/Released/<version>/<style>` is what `scaffold module Favorites --screens 'list,detail(itemId: String)'` has written in an
/// empty folder. It is never recorded anew.
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
