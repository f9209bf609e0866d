import Foundation
import StandInToolchain
import TestSupport
import Testing

/// Modules come into apps that people wrote: with names, folders, indentation and habits of their own.
///
/// Everything is done by the executable.
@Suite(.slow)
struct FixtureTests {
    private static let modules = [
        [
            "Favorites", "--screens", "list,detail(itemId: String),edit(itemId: String, mode: FavoriteMode)",
            "--use-cases", "getFavorites -> [Favorite],removeFavorite(id: String)",
            "--types", "Favorite(id: String, title: String),FavoriteMode(create|update)",
        ],
        ["Orders", "--screens", "list,detail(orderId: Int)", "--links", "Favorites.detail"],
        ["SignUp", "--screens", "register", "--tab", "none"],
    ]

    @Test(
        "modules are wired into an app that a person wrote, which then compiles and passes, and are taken back to the byte",
        arguments: Fixture.all
    )
    func wires(fixture: Fixture) async throws {
        let folder = TemporaryFolder()
        try fixture.copy(to: folder.url)
        let before = try Snapshot(of: folder.url)
        let bare = try fixture.layout(of: folder.url)
        let scaffold = try Scaffold(app: folder.url)
        for module in Self.modules {
            let answer = try scaffold.run(["module"] + module)
            #expect(!answer.output.contains("warning:"), "\(answer.output)")
        }
        let wired = try fixture.layout(of: folder.url)
        #expect(wired.fileCount > bare.fileCount + 30)
        let proof = AppProof(
            style: fixture.style,
            name: "\(fixture.testDescription), with three modules added",
            layout: wired,
            target: fixture.target,
            mode: fixture.mode
        )
        try await proof.check(specs: Self.modules.map { $0[0] })

        let once = try Snapshot(of: folder.url)
        for module in Self.modules { try scaffold.run(["module", module[0]]) }
        let again = once.differences(to: try Snapshot(of: folder.url))
        #expect(again.isEmpty, "a second run changes something: \(again.joined(separator: "\n"))")

        // Orders links to Favorites, so it goes first.
        for module in Self.modules.reversed() { try scaffold.run(["remove", module[0]]) }
        let left = before.differences(to: try Snapshot(of: folder.url))
        #expect(left.isEmpty, "\(left.joined(separator: "\n"))")
    }
}
