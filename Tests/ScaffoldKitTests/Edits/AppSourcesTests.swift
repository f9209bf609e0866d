import Testing

@testable import ScaffoldKit

struct AppSourcesTests {
    @Test(
        "where an anchor leads is remembered for a type that many files extend, and found anew where a file has changed"
    )
    func remembers() throws {
        var files = ["Main.swift": "class Main {\n}\n"]
        for number in 0..<12 { files["Main+\(number).swift"] = "extension Main {\n    func make\(number)() {}\n}\n" }
        let app = try ToyApp(files: files)
        let tree = try FileTree(root: app.root)
        let sources = try AppSources(["swift"], of: tree, declaredAt: try AppSurvey(of: tree).sources)
        let anchor = try AnchorPath("[class Main, func make3]")
        let paths = { (sources: AppSources) in sources.leads(of: anchor).map(\.path.text) }
        #expect(paths(sources) == ["Main+3.swift"])

        var changed = sources
        changed.update("Main+3.swift", Array("extension Main {\n}\n".utf8))
        #expect(paths(changed).isEmpty)
        changed.update("Main.swift", Array("class Main {\n    func make3() {}\n}\n".utf8))
        #expect(paths(changed) == ["Main.swift"])
        changed.update("Main.swift", nil)
        #expect(paths(changed).isEmpty)
        #expect(paths(sources) == ["Main+3.swift"])
    }

    @Test("a type that is named alone is where it is declared, however many files extend it")
    func declared() throws {
        let app = try ToyApp(files: [
            "Main.swift": "class Outer {\n    class Main {}\n}\n", "Main+A.swift": "extension Main {\n}\n",
            "Main+B.swift": "extension Main {\n}\n",
        ])
        let tree = try FileTree(root: app.root)
        let sources = try AppSources(["swift"], of: tree, declaredAt: try AppSurvey(of: tree).sources)
        let paths = { (anchor: String) in sources.leads(of: try AnchorPath(anchor)).map(\.path.text) }
        #expect(try paths("class Main") == ["Main.swift"])
        #expect(try paths("type Main") == ["Main.swift"])
        #expect(try paths("extension Main") == ["Main+A.swift", "Main+B.swift"])
    }
}
