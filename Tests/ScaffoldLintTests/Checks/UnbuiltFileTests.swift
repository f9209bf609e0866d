import Foundation
import ScaffoldLint
import TestSupport
import Testing

@Suite("project.unbuilt")
struct UnbuiltFileTests {
    private let project = ListingProject([
        .init("Shop", ["Shop/Cart/CartModel.swift", "Shop/Cart/CartStore.swift", "Shop/Cart/Gone.swift"])
    ])

    private func app() throws -> SmallApp {
        try SmallApp([
            "Shop.xcodeproj/project.pbxproj": project.text,
            "Shop/Cart/CartModel.swift": "struct CartModel {}\n",
            "Shop/Cart/CartStore.swift": "struct CartStore {}\n",
            "Shop/Cart/CartText.swift": "struct CartText {}\n",
            "Scripts/Release.swift": "struct Release {}\n",
        ])
    }

    private func lines(_ app: SmallApp) throws -> [String] {
        try app.lint().lines.filter { $0.hasSuffix("project.unbuilt") }
    }

    @Test("a file between those of a target that is not listed is found, and so is an entry whose file is gone")
    func found() throws {
        let app = try app()
        let line =
            project.text.components(separatedBy: "/* Gone.swift */ = {isa = PBXFileReference")[0].filter { $0 == "\n" }
            .count + 1
        #expect(
            try lines(app) == [
                "Shop.xcodeproj/project.pbxproj:\(line): warning: project.unbuilt",
                "Shop/Cart/CartText.swift:1: warning: project.unbuilt",
            ]
        )
        let messages = try app.lint().findings.filter { $0.rule == "project.unbuilt" }.map(\.message)
        #expect(
            messages == [
                "\"Shop/Cart/Gone.swift\" is gone, and Shop.xcodeproj still builds it",
                "\"CartText.swift\" is built by no target, as it is not in the project; the files around it are built by \"Shop\"",
            ]
        )
    }

    @Test("what a pod of the app describes is built by it")
    func pod() throws {
        let app = try app()
        #expect(try lines(app).contains { $0.hasPrefix("Shop/Cart/CartText.swift") })
        try app.write("Pod::Spec.new { |s| s.source_files = '**/*.swift' }\n", to: "Shop/Cart/Cart.podspec")
        #expect(try !lines(app).contains { $0.hasPrefix("Shop/Cart/CartText.swift") })
    }

    @Test("a file that was moved is one finding, and --fix adds it and takes its old entry out")
    func moved() throws {
        let app = try app()
        try app.write("struct Gone {}\n", to: "Shop/Cart/Rows/Gone.swift")
        try app.write("struct Row {}\n", to: "Shop/Cart/Rows/CartRow.swift")
        let messages = try app.lint().findings.filter { $0.rule == "project.unbuilt" }.map(\.message)
        #expect(
            messages.filter { $0.contains("Gone.swift") } == [
                "\"Gone.swift\" was moved, and Shop.xcodeproj still builds \"Shop/Cart/Gone.swift\""
            ]
        )
        try app.fix()
        #expect(try lines(app) == [])
    }

    @Test("errors in such a file break nothing and are not said")
    func unjudged() throws {
        let app = try app()
        let text = "import SwiftUI\nfinal class CartViewModel { let cart = <#cart#> }\n"
        for name in ["CartText", "CartStore"] { try app.write(text, to: "Shop/Cart/\(name).swift") }
        let lines = try app.lint().lines
        #expect(!lines.contains { $0.contains("CartText") && $0.contains("error") })
        #expect(lines.contains { $0.contains("CartText") && $0.contains("placeholder") })
        #expect(lines.contains { $0.contains("CartStore") && $0.contains("forbid.swiftui") })
    }

    @Test("--fix adds the file, and takes the entry out")
    func fixed() throws {
        let app = try app()
        try app.fix()
        #expect(try lines(app) == [])
        let text = try app.text("Shop.xcodeproj/project.pbxproj")
        #expect(text.contains("/* CartText.swift in Sources */,"))
        #expect(!text.contains("Gone.swift"))
    }

    @Test("a name in other case is the same file, and what a build fetches is not there before it")
    func present() throws {
        let project = ListingProject([
            .init("Shop", ["Shop/Cart/cartModel.swift", "Shop/Cart/CartStore.swift", ".build/checkouts/Kit/Kit.swift"])
        ])
        let app = try app()
        try app.write(project.text, to: "Shop.xcodeproj/project.pbxproj")
        #expect(try lines(app) == ["Shop/Cart/CartText.swift:1: warning: project.unbuilt"])
    }

    @Test("a project that a generator makes is not compared")
    func generated() throws {
        let app = try app()
        try app.write("name: Shop\n", to: "project.yml")
        #expect(try lines(app) == [])
    }
}
