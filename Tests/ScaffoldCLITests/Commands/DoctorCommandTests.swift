import BuiltInStyles
import Foundation
import Styles
import TestSupport
import Testing

@testable import ScaffoldCLI

@Suite("scaffold doctor")
struct DoctorCommandTests {
    private static let library = StyleLibrary(files: BuiltInStyles.files)
    private let folder = TemporaryFolder()

    /// The app that each test has a copy of.
    private static let shop = {
        let folder = TemporaryFolder()
        _ = CommandRun(["module", "Orders", "--screens", "list", "--output", folder.path("Shop")], styles: library)
        return folder
    }()

    init() throws {
        try folder.copyFiles(below: Self.shop.path("Shop"), to: "Shop")
    }

    private func diagnoses(of topic: String, in app: String = "Shop") throws -> [String] {
        let run = CommandRun(["doctor", "--json", "--output", folder.path(app)], styles: Self.library)
        let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        let checks = try #require(object?["checks"] as? [[String: String]])
        return checks.filter { $0["topic"] == topic }.map { check in
            "\(check["state"] ?? "?"): \(check["message"] ?? "")" + (check["advice"].map { " → \($0)" } ?? "")
        }
    }

    @Test("an app that was just written is in order, but for what it may do without")
    func healthy() throws {
        let run = CommandRun(["doctor", "--output", folder.path("Shop")], columns: 200, styles: Self.library)
        #expect(run.code == .done)
        #expect(run.errors.isEmpty)
        #expect(!run.output.contains("\nerror"))
        #expect(!run.output.contains("\nwarning"))
        #expect(
            run.output.contains(
                "\nok       style          uikit-mvvmc, by the records of its modules\n"
            )
        )
        #expect(run.output.contains("\nok       modules        the kept spec is sound\n"))
        #expect(try diagnoses(of: "new modules").first?.hasPrefix("ok: ") == true)
        #expect(try diagnoses(of: "new modules").first?.hasSuffix("files of the app") == true)
    }

    @Test("what keeps several checks from their work is told once")
    func once() throws {
        try folder.write("style:\n\tuikit-mvvmc\n", to: "Shop/.scaffold.yml")
        let run = CommandRun(["doctor", "--output", folder.path("Shop")], columns: 200, styles: Self.library)
        #expect(run.output.components(separatedBy: "tab used as indentation").count == 2)
        #expect(run.output.hasSuffix("\n1 error\n"))
    }

    @Test("a configuration's mistakes are told with their places, and what would be right")
    func configuration() throws {
        #expect(try diagnoses(of: "configuration").first?.contains("→ scaffold init writes one") == true)
        try folder.write("style: uikit-mvvmc\nlint:\n  rules:\n    vc.weak-cordinator: off\n", to: "Shop/.scaffold.yml")
        let found = try diagnoses(of: "configuration")
        #expect(
            found == [
                "error: .scaffold.yml:4:5: there is no rule \"vc.weak-cordinator\" → did you mean \"vc.weak-coordinator\"?"
            ]
        )
        try folder.write("style: uikit-mvvm\n", to: "Shop/.scaffold.yml")
        #expect(try diagnoses(of: "style").first?.contains("did you mean \"uikit-mvvmc\"?") == true)
        #expect(CommandRun(["doctor", "--output", folder.path("Shop")], styles: Self.library).code == .findings)
        try folder.write("style: uikit-mvvmc\noptions: { tests: xtest }\n", to: "Shop/.scaffold.yml")
        #expect(
            try diagnoses(of: "new modules") == [
                "error: .scaffold.yml:2:12: \"xtest\" is no value of the option \"tests\" → did you mean \"xctest\"?"
            ]
        )
    }

    @Test("a template of the team's own that cannot be rendered is told")
    func templates() throws {
        #expect(try diagnoses(of: "templates") == ["ok: those of the built-in styles; the app has none of its own"])
        let made = CommandRun(["style", "new", "acme", "--output", folder.path("Shop")], styles: Self.library)
        #expect(made.code == .done)
        #expect(try diagnoses(of: "templates") == ["ok: \"acme\" plans a module of every kind"])
        let templates = made.output.split(separator: "\n").filter { $0.hasSuffix(".swift.stencil") }
        let path = try #require(templates.first.map { String($0.dropFirst("created \(folder.path("Shop"))/".count)) })
        try folder.write("{{ modul.type }}\n", to: "Shop/\(path)")
        let broken = try diagnoses(of: "templates")
        #expect(broken.first?.hasPrefix("error: ") == true)
        #expect(broken.first?.contains("did you mean \"module\"?") == true)
        #expect(broken.first?.hasSuffix("→ scaffold style test acme lists all of them") == true)
    }

    @Test("kept specs that cannot be read, and files that are gone, are told")
    func keptModules() throws {
        let view = "Shop/Modules/Orders/Presentation/OrdersMain/OrdersViewModel.swift"
        try FileManager.default.removeItem(atPath: folder.path(view))
        #expect(
            try diagnoses(of: "modules") == [
                "warning: .scaffold/modules/Orders.json: a file of \"Orders\" is not there any more: "
                    + "Modules/Orders/Presentation/OrdersMain/OrdersViewModel.swift"
                    + " → scaffold module Orders writes what is missing; scaffold remove Orders takes back the rest"
            ]
        )
        try folder.write("name: Orders\nscrens: [list]\n", to: "Shop/.scaffold/modules/Orders.yml")
        #expect(try diagnoses(of: "modules").first?.hasPrefix("error: .scaffold/modules/Orders.yml:2:1: ") == true)
    }

    @Test("a hook that is written down but not installed is told")
    func hooks() throws {
        #expect(try diagnoses(of: "hooks").isEmpty || FileManager.default.fileExists(atPath: "/tmp/.git"))
        try folder.write("", to: "Shop/.git/hooks/README")
        #expect(try diagnoses(of: "hooks").first?.hasPrefix("note: nothing lints before a commit") == true)
        try folder.write(
            "repos: [{ repo: local, hooks: [{ id: scaffold-lint }] }]\n",
            to: "Shop/.pre-commit-config.yaml"
        )
        #expect(try diagnoses(of: "hooks").first?.hasSuffix("→ pre-commit install") == true)
        try folder.write("#!/bin/sh\n", to: "Shop/.git/hooks/pre-commit")
        #expect(try diagnoses(of: "hooks") == ["ok: .pre-commit-config.yaml lints before a commit"])
    }

    @Test("an app without the places that a new module needs is told which")
    func unwired() throws {
        let path = "Shop/Modules/Main/Navigation/MainCoordinator.swift"
        try folder.write("final class Nothing {}\n", to: path)
        let found = try diagnoses(of: "new modules").filter { $0.hasPrefix("warning: cannot wire") }
        #expect(!found.isEmpty)
        #expect(found.allSatisfy { $0.contains("--partial") })
    }

    private static let listing = ListingProject([
        .init("Shop", ["App/App.swift"]), .init("ShopTests", "bundle.unit-test", ["Tests/AppTests.swift"]),
        .init("ShopUITests", "bundle.ui-testing", []), .init("Widget", "app-extension", []),
    ]).text

    @Test(
        "the kind of project is told, with its targets or with the way to make it",
        arguments: [
            (
                "Shop.xcodeproj/project.pbxproj", listing,
                "ok: Shop.xcodeproj lists its files one by one; targets: Shop (app), ShopTests (unit tests), ShopUITests (UI tests), Widget"
            ),
            (
                "Shop.xcodeproj/project.pbxproj", "{\n<<<<<<< HEAD\n",
                "error: Shop.xcodeproj/project.pbxproj: the project file has a merge conflict"
            ),
            (
                "project.yml", "targets: {}\n",
                "note: XcodeGen makes the project anew from project.yml → run xcodegen generate"
            ),
            (
                "Project.swift", "import ProjectDescription\n",
                "note: Tuist makes the project anew from Project.swift → run tuist generate"
            ),
            (
                "project.yml",
                "targets: { Shop: { type: application }, Specs: { type: bundle.unit-test }, ShopUITests: {}, Widget: {} }\n",
                "note: XcodeGen makes the project anew from project.yml; targets: Shop (app), Specs (unit tests), "
                    + "ShopUITests (UI tests), Widget → run xcodegen generate"
            ),
            (
                "Project.swift",
                "import ProjectDescription\nlet a: [Target] = [.target(name: \"Shop\", product: .app), "
                    + "Target(name: \"ShopTests\", product: .unitTests), .target(name: \"Kit\", product: .framework)]\n",
                "note: Tuist makes the project anew from Project.swift; targets: Shop (app), ShopTests (unit tests), Kit "
                    + "→ run tuist generate"
            ),
            (
                "MODULE.bazel", "",
                "note: Bazel builds the app by MODULE.bazel; a run lists its new files → add them by hand"
            ),
        ]
    )
    func projects(_ path: String, _ text: String, _ told: String) throws {
        for file in ["App/App.swift", "Tests/AppTests.swift"] {
            try folder.write("import Foundation\n", to: "Other/\(file)")
        }
        try folder.write(text, to: "Other/\(path)")
        #expect(try diagnoses(of: "project", in: "Other").map { String($0.prefix(told.count)) } == [told])
    }

    @Test(
        "of a project that lists its files, the targets that new ones go to are told; of one in step with the disk, none"
    )
    func targets() throws {
        #expect(
            try diagnoses(of: "project") == [
                "ok: Shop.xcodeproj keeps its folders in step with the disk; targets: Shop (app), ShopTests (unit tests)"
            ]
        )
        #expect(try diagnoses(of: "new modules").count == 1)
        for file in ["App/App.swift", "Tests/AppTests.swift"] {
            try folder.write("import Foundation\n", to: "Other/\(file)")
        }
        try folder.write(Self.listing, to: "Other/Shop.xcodeproj/project.pbxproj")
        try folder.write("style: swiftui-mvvm\n", to: "Other/.scaffold.yml")
        #expect(
            try diagnoses(of: "new modules", in: "Other").contains(
                "ok: their files are added to \"Shop\" and \"ShopTests\""
            )
        )
    }

    @Test("the toolchain's version is read as compilers on either system say it")
    func toolchain() {
        #expect(ToolchainCheck.version(in: "Swift version 6.3 (swift-6.3-RELEASE)\nTarget: x") == [6, 3])
        let apple = "swift-driver version: 1.115 Apple Swift version 5.10.1 (swiftlang-5.10.0.13)\nTarget: arm64"
        #expect(ToolchainCheck.version(in: apple) == [5, 10, 1])
        #expect(ToolchainCheck.version(in: "nothing of the kind") == nil)
    }

    @Test("a toolchain that is not there is a warning with a way out, not an error")
    func noToolchain() throws {
        let app = DoctorContext(location: try AppLocation(output: folder.path("Shop")), builtInStyles: Self.library)
        let found = try ToolchainCheck(driver: "no-such-swift").diagnoses(of: app)
        #expect(found.map(\.state) == [.warning])
        #expect(found.first?.message.hasPrefix("\"no-such-swift\" was not found") == true)
        #expect(found.first?.advice?.contains("swift.org/install") == true)
    }

    @Test("writes nothing")
    func readOnly() throws {
        let before = try FileManager.default.subpathsOfDirectory(atPath: folder.path("Shop")).sorted()
        _ = CommandRun(["doctor", "--output", folder.path("Shop")], styles: Self.library)
        #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path("Shop")).sorted() == before)
    }
}
