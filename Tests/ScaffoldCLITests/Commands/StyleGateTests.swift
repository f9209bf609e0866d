import BuiltInStyles
import Foundation
import Styles
import TestSupport
import Testing

@testable import ScaffoldCLI

/// The tool writes into apps of a style, into folders without an app, and where the user names a style.
@Suite("An app of no style")
struct StyleGateTests {
    private static let library = StyleLibrary(files: BuiltInStyles.files)
    private static let lists = "import UIKit\nclass CartFlowCoordinator {}\nclass CartSceneDIContainer {}\n"
    private let folder = TemporaryFolder()

    private static let writing = [
        ["module", "Favorites", "--screens", "list"], ["module", "Favorites", "--screens", "list", "--dry-run"],
        ["module", "Favorites", "--screens", "list", "--force", "--partial"], ["adopt", "Cart"], ["init"],
        ["checklist"], ["checklist", "Cart"], ["lint", "--fix"],
    ]

    private func app(_ source: String = lists) throws {
        try folder.write(source, to: "Shop/Cart.swift")
    }

    private func run(_ arguments: [String]) -> CommandRun {
        CommandRun(arguments + ["--output", folder.path("Shop")], styles: Self.library)
    }

    private var files: [String] {
        ((try? FileManager.default.subpathsOfDirectory(atPath: folder.path("Shop"))) ?? []).sorted()
    }

    @Test("takes a module of a style that is named, though it has routes and no container")
    func routesAlone() throws {
        try app("enum AppRoute { case home }\n")
        let run = run([
            "module", "Favorites", "--screens", "list", "--style", "swiftui-mvvm", "--partial", "--unchecked",
        ])
        #expect(run.code == .done, "\(run.errors)")
    }

    @Test("is written into by no command, and each says the same", arguments: writing)
    func refused(arguments: [String]) throws {
        try app()
        let run = run(arguments)
        #expect(run.code == .badInput)
        #expect(run.output.isEmpty)
        #expect(
            run.errors.hasPrefix(
                "error: the app is of none of the styles; --style NAME treats it as one of them all the same, "
                    + "\"style: NAME\" in .scaffold.yml does so from now on, and scaffold style why shows the signs of each style\n"
            )
        )
        #expect(!run.errors.contains("warning:"))
        #expect(files == ["Cart.swift"])
        #expect(folder.text("Shop/Cart.swift") == Self.lists)
    }

    @Test("is written into if --style or .scaffold.yml says so")
    func chosen() throws {
        try app()
        // The app has none of the types that the style's modules build on, so the check of references would refuse each.
        let module = ["module", "Favorites", "--screens", "list", "--dry-run", "--unchecked"]
        #expect(run(module + ["--style", "uikit-mvvmc"]).code == .done)
        #expect(run(["checklist", "--style", "uikit-mvvmc"]).code == .done)
        #expect(run(["init", "--style", "uikit-mvvmc"]).code == .done)
        #expect(run(module).code == .done)
    }

    @Test("of another style is named where --style asks for one that it has no places for")
    func otherArchitecture() {
        #expect(run(["app", "Shop", "--style", "uikit-mvvmc", "--modules", "orders(list)"]).code == .done)
        let module = run(["module", "Cart", "--screens", "list", "--style", "swiftui-mvvm"])
        #expect(module.code == .badInput)
        #expect(module.errors.hasPrefix("--style:1: error: the app is of the style \"uikit-mvvmc\", and has no places"))
        #expect(!module.errors.contains("by hand"))
    }

    @Test("is made without sessions and environments by --minimal, if the style has such a base")
    func minimal() {
        let names = ["Shop/Core/Managers/SessionManager.swift", "Shop/Configurations/UAT.xcconfig"]
        let app = ["app", "Shop", "--style", "uikit-mvvmc", "--modules", "orders(list)"]
        #expect(run(app + ["--minimal"]).code == .done)
        #expect(names.map { folder.text($0) == nil } == [true, true])
        #expect(folder.text("Shop/Shop.xcodeproj/project.pbxproj")?.contains("UAT") == false)
        #expect(folder.text("Shop/.scaffold/modules/Orders.json")?.contains("base") == false)

        let both = run(["app", "Other", "--style", "uikit-mvvmc", "--minimal", "--option", "base=full"])
        #expect(both.code == .badInput)
        let reason = "\"base=full\" contradicts --minimal; --minimal is short for --option base=minimal"
        #expect(both.errors.contains(reason))

        let refused = CommandRun(["app", "Other", "--style", "toy", "--minimal"])
        #expect(refused.code == .badInput)
        let lacks = "--minimal: error: the style \"toy\" has no option \"base\"; it has comments, tests\n"
        #expect(refused.errors == lacks)
    }

    @Test("gets no second app inside it, unless --output says where", .needsExecutable)
    func appInApp() throws {
        #expect(run(["app", "Shop", "--style", "uikit-mvvmc", "--modules", "orders(list)"]).code == .done)
        let inside = try Program.run(
            [try #require(BuiltProduct.scaffold).path, "app", "Other", "--style", "uikit-mvvmc"],
            in: folder.path("Shop")
        )
        #expect(inside.status == 2)
        #expect(inside.output.contains("this folder is an app already") && inside.output.contains("--output DIR"))
        #expect(folder.text("Shop/Other/Core/DI/DIContainer.swift") == nil)
    }

    /// An app with the style's kinds of types, that makes its routes at build time or has none.
    private static let placeless = [
        (
            "swiftui-mvvm",
            "import SwiftUI\nclass DIContainer {}\nprotocol Coordinator {}\nclass AppCoordinator: Coordinator {}\n"
                + "protocol CartRepositoryProtocol {}\nclass CartRepository: CartRepositoryProtocol {}\n",
            "enum Route, enum AppRoute, enum Destination or enum Screen", "enum Route {}\n"
        ),
        (
            "swiftui-mvvmcr",
            "import SwiftUI\nclass DependencyContainer {}\nclass AppCoordinator {}\nenum CartRoute {}\n"
                + "class CartCoordinator {}\nstruct CartViewFactory {}\n",
            "enum AppRoute", "enum AppRoute {}\n"
        ),
    ]

    @Test("is one without the types that the style's modules are wired into", arguments: placeless)
    func withoutPlaces(style: String, source: String, missing: String, place: String) throws {
        try app(source)
        let refused = run(["module", "Favorites", "--screens", "list"])
        #expect(refused.code == .badInput)
        #expect(refused.errors.hasPrefix("error: the app is of none of the styles; "))
        #expect(run(["style", "why", style]).output.contains("✗ \(missing)"))
        #expect(files == ["Cart.swift"])
        try app(source + place)
        #expect(run(["style", "why"]).output.hasPrefix("Shop: \(style), by the app's declarations\n"))
    }

    @Test("is linted as before: nothing is checked, and the signs are named")
    func linted() throws {
        try app()
        let lint = run(["lint"])
        #expect(lint.code == .done)
        #expect(lint.errors.contains("so nothing was checked; scaffold style why"))
    }

    @Test("is asked nothing on a terminal either")
    func questions() throws {
        try app()
        let run = CommandRun(
            ["module", "--output", folder.path("Shop")],
            input: "Favorites\n",
            asTerminal: true,
            styles: Self.library
        )
        #expect(run.code == .badInput)
        #expect(run.errors.contains("the app is of none of the styles"))
        #expect(!run.errors.contains("Name"))
    }

    @Test("is none for the doctor either, which says so in a line")
    func doctor() throws {
        try app()
        let run = CommandRun(["doctor", "--output", folder.path("Shop")], columns: 200, styles: Self.library)
        #expect(run.code == .done)
        #expect(
            run.output.contains(
                "\nnote     style        none of the styles: the app has no modules that folders or names show\n"
                    + "                      → scaffold style why shows the signs of each style\n"
            ),
            "\(run.output)"
        )
        #expect(!run.output.contains("new modules"))
        #expect(!run.output.contains("scaffold init writes one"))
    }

    @Test("and without any sign of UIKit is not proposed a style for it")
    func overview() throws {
        try app("import SwiftUI\nstruct CartButton {}\n")
        let run = CommandRun(["--output", folder.path("Shop")], columns: 200, styles: Self.library)
        #expect(run.output.contains("\n  scaffold style why "))
        #expect(!run.output.contains("--style uikit-mvvmc"))
    }

    @Test("with the signs of two styles is told both")
    func several() throws {
        let one =
            "schema: 1\npieces: [{ id: view, title: View, path: View.swift, template: View.stencil }]\n"
            + "recognised: { app: [class Cart] }\nname: "
        for name in ["one", "two"] {
            try folder.write(one + name + "\n", to: "Shop/.scaffold/styles/\(name)/style.yml")
            try folder.write("struct View {}\n", to: "Shop/.scaffold/styles/\(name)/View.stencil")
        }
        try app("class Cart {}\n")
        let run = run(["module", "Favorites"])
        #expect(run.code == .badInput)
        #expect(run.errors.hasPrefix("error: the app has the signs of several styles: \"one\", \"two\"; --style NAME"))
    }

    // MARK: - scaffold style why

    @Test("is explained by style why, with a mark for each sign")
    func why() throws {
        try app()
        let arguments = ["style", "why", "uikit-mvvmc", "--output", folder.path("Shop")]
        let run = CommandRun(arguments, columns: 200, styles: Self.library)
        #expect(run.code == .done)
        #expect(
            run.output == """
                Shop: the app is of none of the styles, so modules are copied (--like), or written with --style

                uikit-mvvmc
                  ✓ import UIKit, in as many files as SwiftUI or more: 1 file, SwiftUI in 0
                  ✗ a module <M> that has type <M>DIContainer and class <M>Coordinator: type <M>DIContainer: CartSceneDIContainer; class <M>Coordinator: CartFlowCoordinator

                """
        )
    }

    @Test("and an app of a style is explained as well, also in JSON")
    func whyNot() throws {
        try app("import UIKit\nclass CartDIContainer {}\nclass CartCoordinator {}\n")
        #expect(run(["style", "why"]).output.hasPrefix("Shop: uikit-mvvmc, by the app's declarations\n"))
        let json = run(["style", "why", "--json"]).output
        let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        #expect(object["style"] as? String == "uikit-mvvmc")
        #expect(object["styleFrom"] as? String == "declarations")
        let styles = try #require(object["styles"] as? [[String: Any]])
        #expect(styles.filter { $0["shown"] as? Bool == true }.compactMap { $0["name"] as? String } == ["uikit-mvvmc"])
        let signs = try #require(styles.last?["signs"] as? [[String: Any]])
        #expect(signs.last?["evidence"] as? String == "Cart")
    }

    @Test("and a folder without an app is of any style")
    func whyNothing() throws {
        try folder.write("", to: "Shop/notes.txt")
        #expect(run(["style", "why"]).output.hasPrefix("Shop: there is no app yet, so --style may choose any\n"))
    }

    @Test("a style that is not there is refused with the nearest")
    func unknown() throws {
        try app()
        let run = run(["style", "why", "uikit-mvvm"])
        #expect(run.code == .badInput)
        #expect(run.errors.contains("did you mean \"uikit-mvvmc\"?"))
    }
}
