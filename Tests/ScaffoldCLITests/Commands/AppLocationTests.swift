import Foundation
import ModulePlanning
import TestSupport
import Testing

@testable import ScaffoldCLI

@Suite("Where the app is")
struct AppLocationTests {
    @Test("is written from where the user stands")
    func way() {
        #expect(AppLocation.relativePath(from: "/a/b", to: "/a/b") == ".")
        #expect(AppLocation.relativePath(from: "/a/b/c/d", to: "/a/b") == "../..")
        #expect(AppLocation.relativePath(from: "/a", to: "/") == "..")
        #expect(AppLocation.relativePath(from: "/abc", to: "/a") == "/a")
    }

    @Test("is written as the user wrote it")
    func output() throws {
        #expect(try AppLocation(output: "demo/").displayPath == "demo")
        #expect(try AppLocation(output: "/").displayPath == "/")
    }

    @Test("is not looked for in a folder that is no app's and holds very much", .slow)
    func home() throws {
        let folder = TemporaryFolder()
        try folder.write("", to: "Home/Letters/A.txt")
        #expect(CommandRun(["lint", folder.path("Home")]).code == .done)
        for index in 0...SwiftFileCount.mostEntries {
            close(open(folder.path("Home/Letters") + "/\(index)", O_CREAT | O_WRONLY, 0o600))
        }
        let run = CommandRun(["lint", folder.path("Home")])
        #expect(run.code == .badInput)
        #expect(run.errors.contains("error: no file marks this folder as an app's root"))
        #expect(CommandRun(["lint", "--output", folder.path("Home")]).code == .done)
        try folder.write("", to: "Home/.scaffold.yml")
        #expect(CommandRun(["lint", folder.path("Home")]).code == .done)
    }

    @Test("cannot be nowhere")
    func empty() {
        let run = CommandRun(["module", "Favorites", "--output", ""])
        #expect(run.code == .badInput)
        #expect(run.errors.contains("error: "))
    }
}
