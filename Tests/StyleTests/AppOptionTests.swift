import ModulePlanning
import Testing

/// A module fits an app that was made with other options than the module's own.
struct AppOptionTests {
    @Test("a minimal app, in which nobody signs in, lacks nothing that resets its modules")
    func withoutSessions() throws {
        let app = try StyledApp("swiftui-mvvmcr", options: ["base=minimal"])
        let plan = try app.module("Wishes", screens: "list,detail")
        #expect(plan.notes.filter { $0.message.contains("left out") } == [])
    }

    @Test("a second tab of a minimal app goes without a trace")
    func secondTab() throws {
        let app = try StyledApp("uikit-mvvmc", options: ["base=minimal"])
        let before = app.sources
        try app.module("Wishes", screens: "list,detail")
        let coordinator = try #require(app.files.first { $0.key.hasSuffix("MainCoordinator.swift") }?.value)
        let tabs = coordinator.split(separator: "\n").filter { $0.contains(" startTab(") && !$0.contains("func") }
        #expect(tabs.count == 2)
        try app.remove("Wishes")
        #expect(app.sources == before)
    }

    @Test(
        "a sixth tab is noted, as it is under \"More\"",
        arguments: ["uikit-mvvmc", "swiftui-mvvm", "swiftui-mvvmcr"]
    )
    func moreTabs(style: String) throws {
        let app = try StyledApp(style, modules: ["Actors", "Books", "Cities", "Dishes"])
        func tabNotes(_ plan: ChangeSet) -> [String] { plan.notes.map(\.message).filter { $0.contains("tabs") } }
        #expect(tabNotes(try app.module("Events", screens: "list,detail")) == [])
        let noted = ["the app has 6 tabs; an iPhone shows the first four, and the others under \"More\""]
        #expect(tabNotes(try app.module("Films", screens: "list,detail")) == noted)
        #expect(tabNotes(try app.module("Films", screens: "list,detail")) == [])
    }

    @Test("features of an app without tabs are not counted as tabs")
    func noTabs() throws {
        let app = try StyledApp("swinject-packages", modules: ["Actors", "Books", "Cities", "Dishes", "Events"])
        let plan = try app.module("Films", screens: "list,detail")
        #expect(plan.notes.filter { $0.message.contains("tabs") } == [])
    }

    @Test("an observable coordinator of the app publishes none of its modules'")
    func observableApp() throws {
        let app = try StyledApp("swiftui-mvvmcr", options: ["observation=observable"])
        try app.module("Wishes", screens: "list,detail", options: ["observation=combine"])
        let coordinator = try #require(app.files.first { $0.key.hasSuffix("AppCoordinator.swift") }?.value)
        #expect(coordinator.contains("    private(set) var wishesCoordinator: WishesCoordinator!"))
        #expect(!coordinator.contains("@Published"))
    }

    @Test("a publishing coordinator of the app publishes a module's")
    func publishingApp() throws {
        let app = try StyledApp("swiftui-mvvmcr")
        try app.module("Wishes", screens: "list,detail")
        let coordinator = try #require(app.files.first { $0.key.hasSuffix("AppCoordinator.swift") }?.value)
        #expect(coordinator.contains("    @Published private(set) var wishesCoordinator: WishesCoordinator!"))
    }
}
