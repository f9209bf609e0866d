import Testing

@testable import AppModel
@testable import FileTransaction
@testable import ModulePlanning
@testable import SwiftEdits

struct AppSourcesTests {
    @Test(
        "of many files that extend a type, an anchor leads to the one with the member, also where files have changed"
    )
    func followsChanges() throws {
        var files = ["Main.swift": "class Main {\n}\n"]
        for number in 0..<12 { files["Main+\(number).swift"] = "extension Main {\n    func make\(number)() {}\n}\n" }
        let app = try ToyApp(files: files)
        var tree = try FileTree(root: app.root)
        let sources = AppSources(of: tree, declaredAt: try PlannedApp(of: tree).model)
        let anchor = AnchorPath(steps: [try AnchorStep("class Main"), try AnchorStep("func make3")])
        let paths = { (sources: AppSources) in sources.leads(of: anchor).map(\.path.text) }
        #expect(paths(sources) == ["Main+3.swift"])

        try tree.write("extension Main {\n}\n", to: RelativePath("Main+3.swift"))
        #expect(paths(sources.following(tree)).isEmpty)
        try tree.write("class Main {\n    func make3() {}\n}\n", to: RelativePath("Main.swift"))
        #expect(paths(sources.following(tree)) == ["Main.swift"])
        try tree.remove(RelativePath("Main.swift"))
        #expect(paths(sources.following(tree)).isEmpty)
        #expect(paths(sources) == ["Main+3.swift"])
    }

    @Test("a type that is named alone is where it is declared, however many files extend it")
    func declared() throws {
        let app = try ToyApp(files: [
            "Main.swift": "class Outer {\n    class Main {}\n}\n", "Main+A.swift": "extension Main {\n}\n",
            "Main+B.swift": "extension Main {\n}\n",
        ])
        let tree = try FileTree(root: app.root)
        let sources = AppSources(of: tree, declaredAt: try PlannedApp(of: tree).model)
        let paths = { (step: String) in
            sources.leads(of: AnchorPath(steps: [try AnchorStep(step)])).map(\.path.text)
        }
        #expect(try paths("class Main") == ["Main.swift"])
        #expect(try paths("type Main") == ["Main.swift"])
        #expect(try paths("extension Main") == ["Main+A.swift", "Main+B.swift"])
    }
}
