import Foundation
import Testing

/// A folder that the user may not open is not an empty one: what reads the app says so, and writes nothing.
@Suite("A folder that cannot be opened", .needsExecutable, .enabled(if: geteuid() != 0, "permissions do not bind root"))
struct UnreadableFolderTests {
    /// What reads styles and lists of names, and not the files of the app.
    private static let reading = ReadingCommand.all.filter {
        let other = [
            ["explain"], ["style", "list"], ["style", "show", "small"], ["style", "test", "small"],
            ["style", "outdated"],
        ]
        return !other.contains($0.arguments) && !["app", "candidates"].contains($0.arguments.first)
    }

    @Test("ends every command that reads the app, with its path", arguments: reading)
    func everyCommand(command: ReadingCommand) throws {
        let app = try SurvivalApp()
        try app.write("final class Songs {}\n", to: "Modules/Songs/Songs.swift")
        #expect(chmod(app.path("Modules/Songs"), 0) == 0)
        defer { chmod(app.path("Modules/Songs"), 0o755) }
        let before = app.picture
        let end = try Tool.run(command.arguments, in: app.root)
        if command.arguments == ["doctor"] {
            #expect(end.code == 1 && end.output.contains("Modules/Songs"), "\(end.output)")
        } else {
            #expect(end.code == 4, "\(end.output)")
            #expect(end.errors.contains("Modules/Songs: error: no permission to open this folder"), "\(end.errors)")
        }
        #expect(app.picture == before)
    }
}
