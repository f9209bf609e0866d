import BuiltInStyles
import Testing

@testable import Diagnostics
@testable import FileTransaction
@testable import ModulePlanning
@testable import ModuleSpecs
@testable import Styles

struct ConfigurationPlannerTests {
    private let library = StyleLibrary(files: BuiltInStyles.files)

    /// A hand-written app: tabs, XCTest, flat folders, no deep links.
    private let files = [
        "Shop/AppDIContainer.swift": "// Shop\n\nfinal class AppDIContainer {\n\tlet name = \"\"\n}\n",
        "Shop/Features/Profile/ProfileDIContainer.swift":
            "// Shop\n\nfinal class ProfileDIContainer {\n\tinit() {}\n}\n",
        "Shop/Features/Profile/ProfileCoordinator.swift":
            "// Shop\n\nfinal class ProfileCoordinator {\n\tinit() {}\n}\n",
        "ShopTests/ProfileTests.swift": "import XCTest\n@testable import Shop\n",
    ]

    private func plan(_ app: ToyApp) throws -> (text: String, notes: [String]) {
        var tree = try FileTree(root: app.root)
        let style = try StyleFinder(library).find(nil, in: tree).style
        let plan = try ConfigurationPlanner(style: style).plan(in: &tree)
        _ = try tree.commit()
        return (try app.read(".scaffold.yml"), plan.notes.map(\.description))
    }

    @Test("what the sources show is written down, with why")
    func found() throws {
        let (text, notes) = try plan(ToyApp(files: files))
        #expect(text.contains("# Learnt from Profile,"))
        #expect(text.contains("  tests: xctest               # or swift-testing; found: import XCTest\n"))
        #expect(text.contains("  deep-links: off             # or on; the app has no \"type DeepLinkParser\"\n"))
        #expect(text.contains("\nindentation: tabs\n"))
        #expect(text.contains("\nheader: |\n  // Shop\n"))
        let container = "\"Shop/Features/{{ module.type }}/{{ module.type }}DIContainer.swift\""
        #expect(text.contains("\n  di-container: \(container)\n"))
        #expect(notes.contains("note: 1 module found: Profile"))
    }

    @Test("what is written down gives the same module as what was found")
    func same() throws {
        let flags = flags("Favorites", screens: "list,detail")
        func generated(_ app: ToyApp) throws -> [String: String] {
            var tree = try FileTree(root: app.root)
            let style = try StyleFinder(library).find(nil, in: tree).style
            let (spec, problems) = flags.spec()
            _ = try ModulePlanner(style: style, frameworks: library.frameworks)
                .plan(ModuleRequest(spec: spec, problems: problems), in: &tree)
            _ = try tree.commit()
            return app.files.filter { $0.key != ".scaffold.yml" }
        }
        let silent = try ToyApp(files: files)
        let configured = try ToyApp(files: files)
        _ = try plan(configured)
        #expect(try generated(silent) == generated(configured))
    }
}
