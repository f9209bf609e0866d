import Foundation
import StandInToolchain
import Testing

/// Modules come into apps that people wrote: with names, folders, indentation and habits of their own.
///
/// Everything is done by the executable. `SCAFFOLD_SKIP_SLOW=1` leaves this out.
@Suite(.enabled(if: Proof.runs, "SCAFFOLD_SKIP_SLOW is set"))
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

    @Test("modules are wired into an app that a person wrote, which then compiles and passes", arguments: Fixture.all)
    func wires(fixture: Fixture) async throws {
        let folder = try TemporaryFolder()
        try fixture.copy(to: folder.url)
        let before = try AppLayout(of: folder.url, app: fixture.name)
        let scaffold = try Scaffold(app: folder.url)
        for module in Self.modules {
            let answer = try scaffold.run(["module"] + module)
            #expect(!answer.output.contains("warning:"), "\(answer.output)")
        }
        let after = try AppLayout(of: folder.url, app: fixture.name)
        #expect(after.fileCount > before.fileCount + 30)
        let proof = AppProof(
            style: fixture.style,
            name: "\(fixture.testDescription), with three modules added",
            layout: after,
            target: fixture.target,
            mode: fixture.mode
        )
        try await proof.check(specs: Self.modules.map { $0[0] })
    }

    @Test(
        "taken back, modules leave an app that a person wrote as it was, but for what it uses by then",
        arguments: Fixture.all
    )
    func takenBack(fixture: Fixture) async throws {
        try await KnownProblem.allowing(.removal, in: fixture.style) { try takeBack(fixture) }
    }

    private func takeBack(_ fixture: Fixture) throws {
        let folder = try TemporaryFolder()
        try fixture.copy(to: folder.url)
        let before = try Snapshot(of: folder.url)
        let scaffold = try Scaffold(app: folder.url)
        for module in Self.modules { try scaffold.run(["module"] + module) }
        var said = ""
        for module in ["Favorites", "Orders", "SignUp"] { said += try scaffold.run(["remove", module]).output }
        let differences = before.differences(to: try Snapshot(of: folder.url))
        // An entry that modules share stays in the app's files, and with it what it speaks of, which is said.
        let staying = differences.filter { $0.hasPrefix("added ") && !$0.hasSuffix("/") }.map {
            $0.dropFirst("added ".count)
        }
        for path in staying { #expect(said.contains("\(path): note: the file stays"), "\(path)") }
        if staying.isEmpty { #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))") }
    }

    @Test("a second run changes nothing in an app that a person wrote", arguments: Fixture.all)
    func again(fixture: Fixture) throws {
        let folder = try TemporaryFolder()
        try fixture.copy(to: folder.url)
        let scaffold = try Scaffold(app: folder.url)
        for module in Self.modules { try scaffold.run(["module"] + module) }
        let once = try Snapshot(of: folder.url)
        for module in Self.modules { try scaffold.run(["module", module[0]]) }
        let differences = once.differences(to: try Snapshot(of: folder.url))
        #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    }
}
