import Testing

@testable import ScaffoldCLI

@Suite("Where the app is")
struct AppLocationTests {
    @Test("is written from where the user stands")
    func way() {
        #expect(AppLocation.way(from: "/a/b", to: "/a/b") == ".")
        #expect(AppLocation.way(from: "/a/b/c/d", to: "/a/b") == "../..")
        #expect(AppLocation.way(from: "/a", to: "/") == "..")
        #expect(AppLocation.way(from: "/abc", to: "/a") == "/a")
    }

    @Test("is written as the user wrote it")
    func output() throws {
        #expect(try AppLocation(output: "demo/").written == "demo")
        #expect(try AppLocation(output: "/").written == "/")
    }

    @Test("cannot be nowhere")
    func empty() {
        let run = CommandRun(["module", "Favorites", "--output", ""])
        #expect(run.code == .badInput)
        #expect(run.errors.contains("error: "))
    }
}
