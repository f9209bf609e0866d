import Diagnostics
import TestSupport
import Testing

@testable import FileTransaction

@Suite("Xcode projects that cannot be right")
struct HostileProjectTests {
    private static let path = "Shop.xcodeproj/project.pbxproj"
    /// The identifier of the main group of a `ListingProject`.
    private static let mainGroup = "AA4000000000000000000001"

    private func app(_ targets: [ListingProject.Target], _ change: (String) -> String) throws -> ToyApp {
        let text = ListingProject(targets).text
        let app = try ToyApp(files: [
            "App/ToyApp.swift": "class ToyApp {}\n", "Other/Other.swift": "struct Other {}\n", Self.path: change(text),
        ])
        #expect(targets.count > 1 || app.files[Self.path] != text)
        return app
    }

    private static let changes: [(old: String, new: String, message: String)] = [
        ("\t\t\tisa = PBXProject;", "<<<<<<< HEAD\n\t\t\tisa = PBXProject;", "the project file has a merge conflict"),
        ("children = (", "children = (\n\t\t\t\t\(mainGroup),", "of the project file contains itself"),
        ("mainGroup = AA4", "mainGroup = AA9", "the project file has no main group"),
        ("objects = {", "others = {", "the project file has no \"objects\""),
        ("/* End PBXProject section */", "{(", "the project file cannot be read in line"),
    ]

    @Test("stop the run with their name, and nothing is written", arguments: changes.indices)
    func refused(_ index: Int) throws {
        let (old, new, message) = Self.changes[index]
        let app = try app([.init("Shop", ["App/ToyApp.swift"])]) { $0.replacing(old, with: new) }
        let before = app.files
        let error = #expect(throws: Failure.self) { try app.generate(flags("Favorites", screens: "list")) }
        #expect(error?.exitCode == 2)
        let lines = error?.lines ?? []
        #expect(lines.contains { $0.hasPrefix("\(Self.path): error: ") && $0.contains(message) }, "\(lines)")
        #expect(app.files == before)
    }

    @Test("two apps, and nothing that says which: the run is refused with the choices, and nothing is written")
    func twoApps() throws {
        let app = try app([.init("Buyer", ["App/ToyApp.swift"]), .init("Seller", ["Other/Other.swift"])]) { $0 }
        let before = app.files
        let error = #expect(throws: Failure.self) { try app.generate(flags("Favorites", screens: "list")) }
        #expect(error?.exitCode == 2)
        #expect(error?.lines.first?.contains(": \"Buyer\", \"Seller\"; name the one that does") == true)
        #expect(app.files == before)
    }

    @Test("references that lead nowhere, in every list: files go in and out, and these stay")
    func dangling() throws {
        let app = try app([.init("Shop", ["App/ToyApp.swift"])]) { text in
            ["children", "files", "buildPhases", "targets"].reduce(text) {
                $0.replacingAll("\($1) = (\n", with: "\($1) = (\n\t\t\t\tAA9999 /* Gone */,\n")
            }
        }
        let before = app.files[Self.path]
        try app.generate(flags("Favorites", screens: "list"))
        #expect(app.files[Self.path]?.contains("FavoritesModule.swift in Sources") == true)
        try app.remove("Favorites")
        #expect(app.files[Self.path] == before)
    }
}
