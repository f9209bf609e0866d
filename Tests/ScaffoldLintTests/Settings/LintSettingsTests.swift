import Diagnostics
import FileTransaction
import ScaffoldLint
import Testing

@Suite("Lint settings in .scaffold.yml")
struct LintSettingsTests {
    private func lines(_ settings: String) throws -> [String] {
        try SmallApp([".scaffold.yml": settings, "Cart/Cart.swift": SmallApp.screen]).lint().lines
    }

    @Test("Without settings a rule has its own severity")
    func plain() throws {
        #expect(try lines("style: uikit-mvvmc\n") == ["Cart/Cart.swift:3: error: vc.weak-coordinator"])
    }

    @Test("A rule's level can be changed, and a rule switched off")
    func levels() throws {
        #expect(
            try lines("lint:\n  rules: { vc.weak-coordinator: note }\n") == [
                "Cart/Cart.swift:3: note: vc.weak-coordinator"
            ]
        )
        #expect(try lines("lint:\n  rules: { vc.weak-coordinator: off }\n") == [])
    }

    @Test("A module can be excepted, or be the only one that a rule is for")
    func modules() throws {
        let container = "class CartDIContainer {}\nclass CartCoordinator: BaseCoordinator {}\n"
        for (settings, isFound) in [
            ("lint: { modules: { Cart: { rules: { vc.weak-coordinator: off } } } }", false),
            ("lint: { modules: { Home: { rules: { vc.weak-coordinator: off } } } }", true),
            (
                "lint: { rules: { vc.weak-coordinator: off }, modules: { Cart: { rules: { vc.weak-coordinator: error } } } }",
                true
            ),
        ] {
            let other = "class HomeDIContainer {}\nclass HomeCoordinator: BaseCoordinator {}\n"
            let app = try SmallApp([".scaffold.yml": settings, "A.swift": SmallApp.screen + container + other])
            #expect(try app.lint().findings.contains { $0.rule == "vc.weak-coordinator" } == isFound)
        }
    }

    @Test("A module that is not there is said, with its place and the one that may be meant")
    func unknownModule() throws {
        let app = try SmallApp([
            ".scaffold.yml": "lint:\n  modules:\n    Crat: { rules: { vc.base: off } }\n",
            "A.swift": "class CartDIContainer {}\nclass CartCoordinator: BaseCoordinator {}\n",
        ])
        do {
            _ = try app.lint()
            Issue.record("nothing was thrown")
        } catch let error as Failure {
            #expect(
                error.lines == [".scaffold.yml:3:5: error: there is no module \"Crat\"; did you mean \"Cart\"?"]
            )
        }
    }

    @Test("Files can be left out, and what is left out still counts as part of the app")
    func paths() throws {
        #expect(try lines("lint: { exclude: [Cart] }") == [])
        #expect(try lines("lint: { include: [Home/**] }") == [])
        #expect(try lines("lint: { include: [Cart], exclude: [\"**/Other.swift\"] }").count == 1)
    }

    @Test("All that is wrong is said at once, with its place")
    func problems() throws {
        let app = try SmallApp([
            ".scaffold.yml": "lint:\n  rules: { vc.weak-coordinators: off, vc.base: loud }\n  exlude: []\n"
        ])
        let tree = try FileTree(root: app.root.path)
        do throws(Failure) {
            _ = try LintSettings.read(in: tree, rules: try! Styles.rules(SmallApp.style))
            Issue.record("nothing was thrown")
        } catch {
            #expect(
                error.lines == [
                    ".scaffold.yml:2:12: error: there is no rule \"vc.weak-coordinators\"; did you mean \"vc.weak-coordinator\"?",
                    ".scaffold.yml:2:48: error: \"loud\" is not a level; it is one of off, note, warning, error",
                    ".scaffold.yml:3:3: error: unknown key \"exlude\" in \"lint\"; did you mean \"exclude\"?",
                ]
            )
        }
    }
}
