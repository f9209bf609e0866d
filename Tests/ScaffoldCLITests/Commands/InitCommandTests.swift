import TestSupport
import Testing

@testable import ScaffoldCLI

@Suite("scaffold init")
struct InitCommandTests {
    @Test("writes what it takes for granted, says which modules it learnt from, and is silent the second time")
    func writes() throws {
        let folder = TemporaryFolder()
        try folder.write("struct ProfileModel {}\n", to: "App/Profile/ProfileModel.swift")
        try folder.write("import XCTest\n", to: "Tests/ProfileTests.swift")
        let run = CommandRun(["init", "--style", "toy", "--output", folder.path])
        #expect(run.code == .done)
        #expect(run.output.hasSuffix("1 file created\n"))
        let text = try #require(folder.text(".scaffold.yml"))
        #expect(text.contains("\nstyle: toy\n"))
        #expect(text.contains("\n  comments: "))
        #expect(text.contains("\nindentation: 4\n"))
        let again = CommandRun(["init", "--style", "toy", "--output", folder.path])
        #expect(again.output == "nothing changed: 1 file up to date\n")
    }

    @Test("a configuration that says something else is left alone, unless it is to be overwritten")
    func conflict() throws {
        let folder = TemporaryFolder()
        try folder.write("style: toy\nindentation: tabs\n", to: ".scaffold.yml")
        let run = CommandRun(["init", "--output", folder.path])
        #expect(run.code == .conflict)
        #expect(run.errors.contains(".scaffold.yml: error: another file stands where the configuration would go"))
        #expect(folder.text(".scaffold.yml") == "style: toy\nindentation: tabs\n")
        #expect(CommandRun(["init", "--force", "--output", folder.path]).code == .done)
        #expect(folder.text(".scaffold.yml")?.contains("indentation: 4") == true)
    }

    @Test("a dry run writes nothing")
    func dryRun() {
        let folder = TemporaryFolder()
        #expect(CommandRun(["init", "--dry-run", "--style", "toy", "--output", folder.path]).code == .done)
        #expect(folder.names.isEmpty)
    }

    @Test("options that are chosen count more than what is found, and mistakes are told")
    func options() {
        let folder = TemporaryFolder()
        let chosen = ["init", "--style", "toy", "--option", "comments=off", "--output", folder.path]
        #expect(CommandRun(chosen).code == .done)
        #expect(folder.text(".scaffold.yml")?.contains("  comments: off") == true)
        let wrong = CommandRun(["init", "--style", "toy", "--option", "coments=off", "--output", folder.path])
        #expect(wrong.code == .badInput)
        #expect(wrong.errors.contains("did you mean \"comments\"?"))
    }

    @Test("it ends with what a new module would be by the configuration, or with what is in its way")
    func tried() throws {
        let folder = TemporaryFolder()
        try folder.write("struct ProfileModel {}\n", to: "App/Profile/ProfileModel.swift")
        let run = CommandRun(["init", "--style", "toy", "--output", folder.path])
        #expect(run.errors.contains("note: tried: a new module would be 4 files in "), "\(run.errors)")
        try folder.write("schema: 1\nname: toy\nextends: toy\n", to: ".scaffold/styles/toy/style.yml")
        try folder.write("{{ modul.type }}\n", to: ".scaffold/styles/toy/module/Model.swift.stencil")
        let broken = CommandRun(["init", "--force", "--style", "toy", "--output", folder.path])
        #expect(broken.code == .done)
        #expect(broken.errors.contains("warning: "), "\(broken.errors)")
        #expect(broken.errors.contains("scaffold doctor explains it"))
    }

    @Test("what it writes is read back without a problem")
    func readBack() {
        let folder = TemporaryFolder()
        #expect(CommandRun(["init", "--style", "toy", "--output", folder.path]).code == .done)
        let run = CommandRun(["module", "Favorites", "--screens", "list", "--output", folder.path])
        #expect(run.code == .done)
        #expect(!run.errors.contains(": error:"))
    }
}
