import TestSupport
import Testing

/// What may be read and not written: everything that only looks goes on working, and what would write says why it cannot.
@Suite("A read-only folder", .slow, .needsExecutable)
struct ReadOnlyTests {
    @Test(
        "whichever call is refused, leaves the old tree",
        .needsStopPoint,
        arguments: [WritingCommand.module, WritingCommand("remove", "Orders")],
        [Int32(13), 30]
    )
    func refused(command: WritingCommand, code: Int32) throws {
        let (before, after, calls) = try command.whole()
        let done = try #require(calls.firstIndex(of: "remove journal"))
        for step in Survival.steps(calls.count) {
            let app = try command.app()
            let environment = StopPoint.environment(at: step, .refusal(code))
            let end = try Tool.run(command.arguments, in: app.root, environment: environment)
            if end.code == 0 {
                // What a commit can do without: an empty folder stays, and what is not tidied up, the next run takes away.
                #expect(step > done + 1 || calls[step - 1].hasPrefix("remove"), "at \(step), \(calls[step - 1])")
                _ = try app.run("remove", "Nothing")
                #expect(app.picture.files == after.files, "at \(step), \(calls[step - 1])")
            } else {
                #expect(end.code == 4, "at \(step), \(calls[step - 1]): \(end.errors)")
                #expect(app.picture == before, "at \(step): \(app.picture.differences(from: before))")
            }
        }
    }

    @Test("is read by every command that only reads", .needsDisk)
    func reading() throws {
        let app = try SurvivalApp()
        let disk = try #require(MountedDisk(kilobytes: 512))
        let place = try app.copy(to: disk)
        let reading = ReadingCommand.all.filter { !$0.writes }
        let usual = try reading.map { try Tool.run($0.arguments, in: place).code }
        disk.makeReadOnly()
        let before = TreePicture(place)
        for (command, code) in zip(reading, usual) {
            let end = try Tool.run(command.arguments, in: place)
            #expect(end.misbehaviour == nil, "\(command.arguments)")
            // That nothing can be written is what the doctor looks for.
            let wanted = command.arguments == ["doctor"] ? 1 : code
            #expect(end.code == wanted, "\(command.arguments): \(end.errors)")
        }
        for command in WritingCommand.all where command.arguments[0] == "module" || command.arguments[0] == "style" {
            let end = try Tool.run(command.arguments, in: place)
            // Without what is prepared for them, these have nothing to write.
            if command.arguments[1...] == ["Orders", "--force"] || ["detach", "update"].contains(command.arguments[1]) {
                continue
            }
            #expect(
                end.code == 4 && end.errors.contains("the disk is read-only"),
                "\(command.arguments): \(end.errors)"
            )
        }
        #expect(TreePicture(place) == before)
    }
}
