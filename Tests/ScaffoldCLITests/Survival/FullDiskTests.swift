import TestSupport
import Testing

/// No room on the disk: the commit ends with exit code 4, says so, and the tree is as it was.
@Suite("A full disk", .slow, .needsExecutable)
struct FullDiskTests {
    @Test(
        "that is full from any call on leaves the old tree",
        .needsStopPoint,
        arguments: WritingCommand.all
    )
    func fullFromHere(command: WritingCommand) throws {
        let (before, _, calls) = try command.whole()
        // The last calls need no room: what they remove is what the commit no longer needs.
        let last = try #require(calls.lastIndex { !$0.hasPrefix("remove") && !$0.hasPrefix("rename") }) + 1
        for step in Survival.steps(last) {
            let app = try command.app()
            let end = try Tool.run(command.arguments, in: app.root, environment: StopPoint.environment(at: step, .full))
            #expect(end.code == 4, "at \(step), \(calls[step - 1]): \(end.errors)")
            #expect(end.errors.contains("the disk is full; free some space and run the command again"))
            if end.errors.contains("note: the next run that writes will put the old files back") {
                // Where there is no room even for the way back, the next run goes it.
                #expect(try app.run("remove", "Nothing").code == 2)
            }
            #expect(app.picture == before, "at \(step), \(calls[step - 1]): \(app.picture.differences(from: before))")
        }
    }

    @Test("that takes no file over the size that the process may write")
    func limitedFileSize() throws {
        let app = try SurvivalApp()
        let before = TreePicture(app.root)
        let script = "ulimit -f 0; exec \"$0\" \"$@\""
        let command = ["sh", "-c", script, Survival.executable ?? "", "module", "Favorites", "--screens", "list"]
        let end = try Program.run(command, in: app.root)
        #expect(end.status == 4, "\(end.output)")
        #expect(TreePicture(app.root) == before)
    }

    @Test("or too few files that can be open, whatever the limit")
    func tooFewDescriptors() throws {
        var codes: Set<Int32> = []
        for limit in Survival.steps(16).map({ $0 + 3 }) {
            let app = try SurvivalApp()
            let before = app.picture
            let script = "ulimit -n \(limit); exec \"$0\" \"$@\""
            let command = ["sh", "-c", script, Survival.executable ?? "", "module", "Favorites", "--screens", "list"]
            let end = try Program.run(command, in: app.root)
            codes.insert(end.status)
            #expect([0, 4].contains(end.status), "limit \(limit): \(end.output)")
            #expect((app.picture == before) == (end.status != 0), "limit \(limit): \(end.output)")
        }
        #expect(codes == [0, 4])
    }

    @Test("that is really full", .needsDisk)
    func reallyFull() throws {
        let app = try SurvivalApp()
        let disk = try #require(MountedDisk(kilobytes: 256))
        let place = try app.copy(to: disk)
        try disk.fill(leaving: 32)
        let before = TreePicture(place)
        let end = try Tool.run(["module", "Favorites", "--screens", "list,detail,edit,search"], in: place)
        #expect(end.code == 4)
        #expect(end.errors.contains("the disk is full"), "\(end.errors)")
        #expect(TreePicture(place) == before)
        try disk.makeRoom()
        let again = try Tool.run(["module", "Favorites", "--screens", "list,detail,edit,search"], in: place)
        #expect(again.code == 0, "\(again.errors)")
    }
}
