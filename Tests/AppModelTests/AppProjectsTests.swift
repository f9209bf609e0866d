import FileTransaction
import TestSupport
import Testing

@testable import AppModel

@Suite("The Xcode projects of an app")
struct AppProjectsTests {
    private static let path = "Shop.xcodeproj/project.pbxproj"
    private static let shop = ListingProject.Target("Shop", ["Shop/App.swift", "Shop/Cart/CartView.swift"])
    private static let tests = ListingProject.Target("ShopTests", "bundle.unit-test", ["ShopTests/CartTests.swift"])
    private static let widget = ListingProject.Target("Widget", "app-extension", ["Widget/Widget.swift"])

    private let folder = TemporaryFolder()

    /// Writes a project with its files, and reads both.
    private func projects(_ targets: [ListingProject.Target], and others: [String: String] = [:]) throws -> AppProjects
    {
        try folder.write(ListingProject(targets).text, to: Self.path)
        for path in targets.flatMap(\.files) { try folder.write("import Foundation\n", to: path) }
        for (path, text) in others { try folder.write(text, to: path) }
        return try AppProjects(of: FileTree(root: folder.path), named: "Shop")
    }

    @Test(
        "a new file belongs to the target that builds its neighbours",
        arguments: [
            ("Shop/Orders/OrdersView.swift", false, "Shop"), ("Widget/Clock.swift", false, "Widget"),
            ("ShopTests/OrdersTests.swift", true, "ShopTests"), ("Elsewhere/Orders.swift", false, "Shop"),
        ]
    )
    func home(path: String, isTest: Bool, target: String) throws {
        let projects = try projects([Self.shop, Self.tests, Self.widget])
        #expect(try projects.home(of: RelativePath(path), isTest: isTest) == .targets([target], project: 0))
    }

    @Test("a target that the run asks for takes the place of the neighbours'")
    func wanted() throws {
        let projects = try projects([Self.shop, Self.widget])
        let home = projects.home(of: try RelativePath("Shop/New.swift"), isTest: false, wanted: ["Widget", "Other"])
        #expect(home == .targets(["Widget"], project: 0))
    }

    @Test("a file that targets share brings both; between apps that share nothing the choice is open")
    func several() throws {
        let both = try projects([.init("Buyer", ["Both/App.swift"]), .init("Seller", ["Both/App.swift"])])
        #expect(
            try both.home(of: RelativePath("Both/New.swift"), isTest: false)
                == .targets(["Buyer", "Seller"], project: 0)
        )
        let apart = try projects([.init("Buyer", ["Buyer/App.swift"]), .init("Seller", ["Seller/App.swift"])])
        #expect(try apart.home(of: RelativePath("New.swift"), isTest: false) == .undecided(["Buyer", "Seller"]))
    }

    @Test("no target builds tests where there is none for them, and packages and other kinds of files need none")
    func others() throws {
        let projects = try projects([Self.shop], and: ["Kit/Package.swift": "// swift-tools-version: 6.0\n"])
        #expect(try projects.home(of: RelativePath("ShopTests/New.swift"), isTest: true) == .none)
        #expect(try projects.home(of: RelativePath("Kit/Sources/Kit/New.swift"), isTest: false) == .built)
        #expect(try projects.home(of: RelativePath("Shop/Read me.md"), isTest: false) == .built)
        let none = try AppProjects(of: FileTree(root: TemporaryFolder().path), named: "Shop")
        #expect(try none.home(of: RelativePath("New.swift"), isTest: false) == .built)
    }

    @Test("files between those of a target that none builds are found, and so are entries whose files are gone")
    func differences() throws {
        var projects = try projects(
            [Self.shop, Self.tests],
            and: [
                "Shop/Cart/Forgotten.swift": "", "Scripts/Tool.swift": "", "Shop/Cart/Secrets.swift": "",
                "Shop/Cart/tool.swift": "#!/usr/bin/swift\n", "Shop/.gitignore": "Secrets.swift\n",
            ]
        )
        var tree = try FileTree(root: folder.path)
        let model = try AppModel.of(tree)
        #expect(projects.built == ["Shop/App.swift", "Shop/Cart/CartView.swift", "ShopTests/CartTests.swift"])
        let unbuilt = try projects.unbuilt(in: model, of: tree)
        #expect(unbuilt.map { model.files[$0.file].path.text } == ["Shop/Cart/Forgotten.swift"])
        #expect(unbuilt.map(\.home) == [.targets(["Shop"], project: 0)])
        #expect(try projects.lost(in: tree).isEmpty)

        try folder.write("# made by a script\nShop/App.swift\n", to: ".gitignore")
        try tree.remove(RelativePath("Shop/App.swift"))
        try tree.remove(RelativePath("Shop/Cart/CartView.swift"))
        _ = try tree.commit()
        tree = try FileTree(root: folder.path)
        projects = try AppProjects(of: tree, named: "Shop")
        let lost = try projects.lost(in: tree)
        #expect(lost.map(\.path) == ["Shop/Cart/CartView.swift"])
        let lines = try #require(folder.text(Self.path)).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[try #require(lost.first).line - 1].contains("CartView.swift"))
    }

    @Test("a project that cannot be read is named with the reason, and those of dependencies are not read")
    func broken() throws {
        let projects = try projects(
            [Self.shop],
            and: [Self.path: "<<<<<<< HEAD\n", "Pods/Pods.xcodeproj/project.pbxproj": "{"]
        )
        #expect(projects.projects.isEmpty)
        #expect(projects.broken.map { $0.mark?.description } == [Self.path])
    }

    @Test("the app's name is what its tests import, else the project's, else the folder's")
    func name() throws {
        func name(_ files: [String: String]) throws -> [String] {
            let folder = TemporaryFolder(named: "my-shop")
            for (path, text) in files { try folder.write(text, to: path) }
            let tree = try FileTree(root: folder.path)
            let name = try AppName(of: AppModel.of(tree), in: tree)
            return [name.text, name.module]
        }
        #expect(try name([:]) == ["MyShop", "MyShop"])
        let project = ["The Store.xcodeproj/project.pbxproj": ListingProject([.init("Store App", ["App.swift"])]).text]
        #expect(try name(project) == ["TheStore", "Store_App"])
        let tests = ["ATests.swift": "@testable import Market"]
        #expect(try name(tests) == ["Market", "Market"])
        #expect(try name(project.merging(tests) { $1 })[0] == "Market")
        #expect(AppName.module(ofProduct: "Shop 2-go") == "Shop_2_go")
    }
}
