import AppModel
import Diagnostics
import Foundation
import SwiftEdits
import TestSupport
import Testing

@testable import FileTransaction
@testable import ModulePlanning

@Suite("Xcode projects follow the files")
struct ProjectUpdateTests {
    private static let app = [
        "Shop/App.swift", "Shop/Modules/Cart/CartView.swift", "Shop/Modules/Cart/CartModel.swift",
    ]
    private static let widget = ListingProject.Target("Widget", "app-extension", ["Widget/Widget.swift"])
    private static let tests = ListingProject.Target("ShopTests", "bundle.unit-test", ["ShopTests/CartTests.swift"])

    /// A folder with a project, and a file at each path that its targets list.
    private final class Folder {
        let folder = TemporaryFolder()

        init(_ targets: [ListingProject.Target], others: [String: String] = [:], extra: String = "") throws {
            var project = ListingProject(targets)
            project.extra = extra
            try folder.write(project.text, to: "Shop.xcodeproj/project.pbxproj")
            for file in targets.flatMap(\.files) { try folder.write("import Foundation\n", to: file) }
            for (path, text) in others { try folder.write(text, to: path) }
        }

        /// The targets of new files, as the project has them after a run.
        func adding(_ files: [String], wanted: [String] = [], choice: ProjectUpdate.Choice = { _ in nil }) throws
            -> (targets: [String: [String]], update: ProjectUpdate)
        {
            var tree = try FileTree(root: folder.path)
            for file in files { try tree.write("struct New {}\n", to: RelativePath(file)) }
            let located = wanted.map { Located($0, at: SourceMark(source: "--target")) }
            let update = try ProjectUpdate.following(&tree, wanted: located, choice: choice)
            let bytes = try #require(try tree.read(RelativePath("Shop.xcodeproj/project.pbxproj")))
            let listed = try ProjectFile(bytes).files.filter { files.contains($0.path) }
            return (Dictionary(listed.map { ($0.path, $0.targets) }, uniquingKeysWith: +), update)
        }
    }

    @Test("a file goes to the target of the files around it, and to no other")
    func neighbours() throws {
        let folder = try Folder([.init("Shop", Self.app), Self.widget, Self.tests])
        let (view, test) = ("Shop/Modules/Favorites/FavoritesView.swift", "ShopTests/Favorites/FavoritesTests.swift")
        let (targets, update) = try folder.adding([view, test])
        #expect(targets == [view: ["Shop"], test: ["ShopTests"]])
        #expect(update.targets == ["Shop", "ShopTests"])
        #expect(update.edited.map(\.text) == ["Shop.xcodeproj/project.pbxproj"])
    }

    @Test("a file between files that two targets share goes to both")
    func shared() throws {
        let folder = try Folder([.init("Shop", Self.app), .init("Shop Beta", Self.app)])
        let view = "Shop/Modules/Favorites/FavoritesView.swift"
        #expect(try folder.adding([view]).targets == [view: ["Shop", "Shop Beta"]])
    }

    @Test("two apps without a hint: the run asks, takes --target, or is refused with the choices")
    func undecided() throws {
        let folder = try Folder([.init("Buyer", ["Buyer/App.swift"]), .init("Seller", ["Seller/App.swift"])])
        let view = "Modules/FavoritesView.swift"
        #expect(try folder.adding([view], choice: { $0.last }).targets == [view: ["Seller"]])
        #expect(try folder.adding([view], wanted: ["Buyer"]).targets == [view: ["Buyer"]])
        let error = #expect(throws: Failure.self) { try folder.adding([view]) }
        #expect(error?.exitCode == 2)
        #expect(
            error?.lines == [
                "error: several targets may build \"Modules/FavoritesView.swift\": \"Buyer\", \"Seller\""
                    + "; name the one that does, as in --target 'Buyer'"
            ]
        )
    }

    @Test("of two apps, the one that the tests import builds what stands beside both")
    func testable() throws {
        let folder = try Folder(
            [
                .init("Buyer", ["Buyer/App.swift"]), .init("Seller", ["Seller/App.swift"]),
                .init("Tests", "bundle.unit-test", ["Tests/AllTests.swift"]),
            ],
            others: ["Tests/AllTests.swift": "import XCTest\n@testable import Seller\n"]
        )
        let view = "Modules/FavoritesView.swift"
        #expect(try folder.adding([view]).targets == [view: ["Seller"]])
    }

    @Test("the module of new tests is the only app that the project builds, else the project's own name")
    func module() throws {
        for (targets, name) in [
            ([.init("Store App", Self.app), Self.widget], "Store_App"),
            ([.init("A", Self.app), .init("B", Self.app)], "Shop"),
        ] {
            let folder = try Folder(targets)
            let tree = try FileTree(root: folder.folder.path)
            #expect(try AppName(of: AppModel.of(tree), in: tree).module == name)
        }
    }

    @Test("a target that is not there is refused")
    func unknown() throws {
        let folder = try Folder([.init("Shop", Self.app)])
        let error = #expect(throws: Failure.self) { try folder.adding(["Shop/New.swift"], wanted: ["Shpo"]) }
        #expect(error?.lines == ["--target: error: there is no target \"Shpo\"; did you mean \"Shop\"?"])
    }

    @Test("tests without a test target are written, with a warning")
    func noTests() throws {
        let folder = try Folder([.init("Shop", Self.app)])
        let (targets, update) = try folder.adding(["ShopTests/FavoritesTests.swift"])
        #expect(targets.isEmpty)
        #expect(
            update.notes.map(\.description) == [
                "warning: no target of the project builds \"ShopTests/FavoritesTests.swift\"; add a target for unit tests in Xcode"
            ]
        )
    }

    @Test("files of packages need no entry")
    func packages() throws {
        let folder = try Folder(
            [.init("Shop", Self.app)],
            others: ["Packages/Core/Package.swift": "// swift-tools-version: 6.0\n", "Package.swift": "// tools\n"]
        )
        let files = ["Packages/Core/Sources/Core/New.swift", "Sources/Tool/New.swift", "Packages/New/Package.swift"]
        let (targets, update) = try folder.adding(files)
        #expect(targets.isEmpty)
        #expect(update.edited.isEmpty)
    }

    @Test("a project that cannot be read stops the run where it is the one of the new files")
    func broken() throws {
        let folder = try Folder([.init("Shop", Self.app)], extra: "<<<<<<< HEAD\n")
        var tree = try FileTree(root: folder.folder.path)
        try tree.write("struct New {}\n", to: RelativePath("Shop/New.swift"))
        let error = #expect(throws: Failure.self) { try ProjectUpdate.following(&tree) }
        #expect(
            error?.lines.first?.contains("Shop.xcodeproj/project.pbxproj: error: the project file has a merge conflict")
                == true
        )
        #expect(tree.changes().map(\.path.text) == ["Shop/New.swift"])
    }

    @Test("a project in a form that only Xcode reads stops what adds files and what removes them, wherever they are")
    func otherForm() throws {
        for path in ["Shop/New.swift", "Other/New.swift"] {
            let folder = try Folder([.init("Shop", Self.app)]).folder
            try folder.write("struct Old {}\n", to: path)
            try folder.write("<?xml version=\"1.0\"?><plist/>", to: "ios/Shop.xcodeproj/project.pbxproj")
            try FileManager.default.removeItem(atPath: folder.path("Shop.xcodeproj"))
            for isRemoved in [true, false] {
                if !isRemoved { try FileManager.default.removeItem(atPath: folder.path(path)) }
                var tree = try FileTree(root: folder.path)
                if isRemoved { try tree.remove(RelativePath(path)) } else { try tree.write("", to: RelativePath(path)) }
                let error = #expect(throws: Failure.self) { try ProjectUpdate.following(&tree) }
                #expect(
                    error?.lines.first?.contains(
                        "ios/Shop.xcodeproj/project.pbxproj: error: the project file is in XML"
                    ) == true
                )
            }
        }
    }

    @Test("a project of 10 MB is no trouble", .slow)
    func large() throws {
        let line = "\t\tBB%06d /* Old */ = {isa = PBXOld; name = \"of an old version of Xcode\"; };\n"
        let one = line.replacing("%06d", with: "000000")
        let folder = try Folder(
            [.init("Shop", Self.app)],
            extra: (0..<10_000_000 / one.utf8.count).map { line.replacing("%06d", with: String(100_000 + $0)) }.joined()
        )
        let view = "Shop/Modules/Favorites/FavoritesView.swift"
        #expect(try folder.adding([view]).targets == [view: ["Shop"]])
    }

    @Test("a copy goes where its model is: to another target than its neighbours', or to none")
    func copies() throws {
        let folder = try Folder(
            [.init("Shop", Self.app), .init("Widget", "app-extension", ["Shop/Modules/Cart/Small.swift"])],
            others: ["Shop/Modules/Cart/Loose.swift": ""]
        ).folder
        var tree = try FileTree(root: folder.path)
        for name in ["CartModel", "Small", "Loose"] {
            let model = try RelativePath("Shop/Modules/Cart/\(name).swift")
            try tree.write([], to: RelativePath("Shop/Modules/Wishes/\(name).swift"), like: model)
        }
        let update = try ProjectUpdate.following(&tree)
        #expect(update.targets == ["Shop", "Widget"])
        let bytes = try #require(try tree.read(RelativePath("Shop.xcodeproj/project.pbxproj")))
        let new = try ProjectFile(bytes).files.filter { $0.path.contains("Wishes") }
        #expect(
            new.map { "\($0.path) \($0.targets)" }.sorted() == [
                "Shop/Modules/Wishes/CartModel.swift [\"Shop\"]", "Shop/Modules/Wishes/Small.swift [\"Widget\"]",
            ]
        )
    }

    @Test("what a run removes loses its entries, and the project is as before")
    func removed() throws {
        let folder = try Folder([.init("Shop", Self.app)])
        let path = "Shop.xcodeproj/project.pbxproj"
        let before = folder.folder.files[path]
        var tree = try FileTree(root: folder.folder.path)
        let view = try RelativePath("Shop/Modules/Favorites/FavoritesView.swift")
        try tree.write("struct FavoritesView {}\n", to: view)
        _ = try ProjectUpdate.following(&tree)
        try tree.commit()
        #expect(folder.folder.files[path] != before)
        try tree.remove(view)
        _ = try ProjectUpdate.following(&tree)
        try tree.commit()
        #expect(folder.folder.files[path] == before)
    }
}
