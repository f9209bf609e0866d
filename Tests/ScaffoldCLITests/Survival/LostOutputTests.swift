import Foundation
import TestSupport
import Testing

/// What a run says goes nowhere: the exit code still tells what was done to the app.
@Suite("An output that takes no text", .slow, .needsExecutable)
struct LostOutputTests {
    @Test(
        "is refused before anything is written",
        arguments: WritingCommand.all,
        [">&-", "<&- >&- 2>&-", ">/dev/full", ">/dev/full 2>/dev/full"]
    )
    func refused(command: WritingCommand, redirection: String) throws {
        let app = try command.app()
        let before = app.picture
        let end = try Tool.run(command.arguments, in: app.root, redirection: redirection)
        #expect(end.code == 4)
        #expect(app.picture == before, "\(app.picture.differences(from: before))")
        guard !redirection.contains("2>") else { return }
        #expect(end.errors.contains("error: could not write to the standard output: "), "\(end.errors)")
        #expect(end.errors.contains("; nothing was written"), "\(end.errors)")
    }

    @Test(
        "keeps nothing from being written where it is that of errors",
        arguments: WritingCommand.all,
        ["2>&-", "2>/dev/full", "<&-"]
    )
    func written(command: WritingCommand, redirection: String) throws {
        let whole = try command.app()
        #expect(try Tool.run(command.arguments, in: whole.root).code == 0)
        let app = try command.app()
        let end = try Tool.run(command.arguments, in: app.root, redirection: redirection)
        #expect(end.code == 0, "\(end.errors)")
        #expect(app.picture == whole.picture, "\(app.picture.differences(from: whole.picture))")
    }

    @Test(
        "or whose reader has ended, as behind a pipe, keeps nothing from being written",
        arguments: WritingCommand.all
    )
    func endedPipe(command: WritingCommand) throws {
        let whole = try command.app()
        #expect(try Tool.run(command.arguments, in: whole.root).code == 0)
        let app = try command.app()
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try #require(Survival.executable))
        process.arguments = command.arguments
        process.currentDirectoryURL = URL(fileURLWithPath: app.root)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit && process.terminationStatus == 0)
        #expect(app.picture == whole.picture, "\(app.picture.differences(from: whole.picture))")
    }

    @Test("and fills up behind the commit is a warning, as the files are written", .needsDisk)
    func fillsUp() throws {
        let disk = try #require(MountedDisk(kilobytes: 64))
        try disk.fill(leaving: 0)
        let app = try SurvivalApp()
        let redirection = "> '\(disk.folder.path("output"))'"
        let command = WritingCommand.module
        let end = try Tool.run(command.arguments + ["--diff"], in: app.root, redirection: redirection)
        #expect(end.code == 0)
        #expect(end.errors.contains("warning: could not write to the standard output: "), "\(end.errors)")
        #expect(app.text("Modules/Favorites/FavoritesModel.swift") != nil)
    }

    @Test("fails a run that only reads, findings or none", arguments: [">&-", ">/dev/full"])
    func reading(redirection: String) throws {
        let app = try SurvivalApp()
        #expect(try Tool.run(["lint"], in: app.root, redirection: redirection).code == 4)
        try app.remove("Modules/Orders/Views/OrdersListView.swift")
        let end = try Tool.run(["lint"], in: app.root, redirection: redirection)
        #expect(end.code == 4)
        #expect(end.errors.contains("error: could not write to the standard output: "), "\(end.errors)")
    }
}
