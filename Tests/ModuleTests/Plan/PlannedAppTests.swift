import AppModel
import Testing

@testable import FileTransaction
@testable import ModulePlanning

struct PlannedAppTests {
    private func survey(_ files: [String: String]) throws -> PlannedApp {
        let app = try ToyApp(files: files)
        return try withExtendedLifetime(app) { try PlannedApp(of: FileTree(root: app.root)) }
    }

    @Test("an extension is found by the type that it extends")
    func extensions() throws {
        let survey = try survey(["Log.swift": "extension Logger {\n    static let app = 1\n}\nstruct Clock {}\n"])
        #expect(survey.has(DeclarationPattern("extension Logger")))
        #expect(!survey.has(DeclarationPattern("struct Logger")))
        #expect(!survey.has(DeclarationPattern("extension Clock")))
        #expect(survey.has(DeclarationPattern("struct Clock")))
    }

    @Test("members count wherever they are declared, functions of a file by their names")
    func members() throws {
        let survey = try survey([
            "Main.swift": "class Main {\n    private let shop: Shop?\n    let tabs = TabBar()\n    var count = 0\n}\n",
            "Main+Alerts.swift": "extension Main {\n    func showAlert() {}\n}\nfunc eventually() {}\n",
        ])
        #expect(survey.has(DeclarationPattern("member Main.showAlert")))
        #expect(survey.has(DeclarationPattern("member Main.shop")))
        #expect(survey.has(DeclarationPattern("member Main.showAlert()")))
        #expect(!survey.has(DeclarationPattern("member Main.showAlert(_:)")))
        #expect(!survey.has(DeclarationPattern("member Main.eventually")))
        #expect(survey.has(DeclarationPattern("func eventually")))
        #expect(!survey.has(DeclarationPattern("func showAlert")))
    }

    @Test("templates see the names of stored properties by their types, and what is on the main actor")
    func properties() throws {
        let survey = try survey([
            "Main.swift": """
            @MainActor
            class Main {
                private let shop: Shop?
                let tabs = TabBar()
                var count = 0
            }
            @MainActor extension Other {}
            """
        ])
        let context = survey.context(exists: true)
        guard case .dictionary(let all)? = context["properties"], case .dictionary(let names)? = all["Main"] else {
            Issue.record("no properties of Main")
            return
        }
        #expect(names.keys == ["Shop", "TabBar"])
        #expect(names["Shop"] == .string("shop"))
        #expect(names["TabBar"] == .string("tabs"))
        #expect(context["isolated"] == .dictionary(["Main": true]))
        #expect(context["members"] == .dictionary(["Main.count": true, "Main.shop": true, "Main.tabs": true]))
        #expect(context["manifestHead"] == "")
    }

    @Test("where the main actor is the target's default, all types are on it but those that say otherwise")
    func defaultIsolation() throws {
        let survey = try survey([
            "Main.swift": "enum Route {}\nnonisolated enum Link {}\n",
            "App.xcconfig": "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor\n",
        ])
        #expect(survey.context(exists: true)["isolated"] == .dictionary(["Route": true]))
    }

    @Test("templates see which tools the app's packages are for")
    func manifestHead() throws {
        let survey = try survey([
            "App.swift": "class Main {}\n",
            "Shop/Package.swift": "// swift-tools-version: 5.9\nimport PackageDescription\n",
        ])
        #expect(survey.context(exists: true)["manifestHead"] == "// swift-tools-version: 5.9")
    }
}
