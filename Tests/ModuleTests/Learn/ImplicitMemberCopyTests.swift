import Testing

@testable import ModulePlanning

@Suite("Implicit members in code that is repeated for a copy")
struct ImplicitMemberCopyTests {
    /// An app with a case for each module in an enum that is repeated, and in one that stays.
    private func app(_ log: String) throws -> LearntApp {
        try LearntApp.views([
            "Shop/App/Tab.swift": LearntApp.tabs,
            "Shop/Common/Endpoint.swift":
                "enum Endpoint: String { case movies = \"/v1/m\", songs = \"/v1/s\" }\n",
            "Shop/App/Log.swift": "final class Log {\n" + log + "}\n",
        ])
    }

    @Test(
        "the place tells of which type they are, though another has a member of the name",
        arguments: [
            ("var opened: [Tab] = []", "opened.append(1️⃣)"),
            ("var opened: Set<Tab> = []", "opened.insert(1️⃣)"),
            ("var opened: Array<Tab> = []", "opened.insert(1️⃣, at: 0)"),
            ("let opened: [Tab] = [.songs]", "print(opened.contains(1️⃣))"),
            ("let opened: [Tab] = [.songs]", "print(opened.firstIndex(of: 1️⃣) ?? 0)"),
            ("let opened = 1", "let all: [Tab] = [1️⃣]\n        print(all)"),
            ("let opened = 1", "let all: Set<Tab> = [.songs, 1️⃣]\n        print(all)"),
            ("let opened: Tab? = nil", "print(opened == 1️⃣)"),
        ]
    )
    func typed(property: String, statement: String) throws {
        func function(_ module: String) -> String {
            let body = statement.replacing("1️⃣", with: ".\(module.lowercased())")
            return "\n    func open\(module)(_ view: \(module)View) {\n        \(body)\n    }\n"
        }
        let before = "    \(property)\n" + function("Movies")
        let app = try app(before + function("Songs"))
        try app.copy("Movies", to: "Wishes")
        let text = try #require(app.text("Shop/App/Log.swift"))
        #expect(text == "final class Log {\n" + before + function("Wishes") + function("Songs") + "}\n")
        #expect(app.text("Shop/Common/Endpoint.swift")?.contains("wishes") == false)
        try app.remove("Wishes")
        #expect(app.isAsBefore)
    }
}
