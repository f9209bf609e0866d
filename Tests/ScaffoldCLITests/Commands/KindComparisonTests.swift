import BuiltInStyles
import Styles
import TestSupport
import Testing

@testable import ScaffoldCLI

@Suite("scaffold lint compares the modules of an app without a style")
struct KindComparisonTests {
    private static let names = [
        "Apples", "Pears", "Plums", "Cherries", "Grapes", "Melons", "Lemons", "Figs", "Dates", "Kiwis",
    ]
    private let folder = TemporaryFolder()

    /// An app with some modules, of which the last has no router and no test, and is not in the list of all.
    private func lint(_ names: [String]) throws -> CommandRun {
        for name in names {
            let roles = ["Screen", "Presenter", "Router", "Store"].filter { $0 != "Router" || name != names.last }
            for role in roles {
                let type =
                    "import UIKit\n\nfinal class \(name)\(role)\(role == "Screen" ? ": UIViewController" : "") {}\n"
                try folder.write(type, to: "Shop/Shop/\(name)/\(name)\(role).swift")
            }
            guard name != names.last else { continue }
            try folder.write("import XCTest\n", to: "Shop/ShopTests/\(name)PresenterTests.swift")
        }
        let screens = names.dropLast().map { "    \($0)Screen.self,\n" }.joined()
        try folder.write("let screens: [Any] = [\n\(screens)]\n", to: "Shop/Shop/Screens.swift")
        try folder.write("@main\nstruct Shop {}\n", to: "Shop/Shop/Shop.swift")
        return CommandRun(
            ["lint", "--output", folder.path("Shop")],
            styles: StyleLibrary(files: BuiltInStyles.files)
        )
    }

    @Test("what nine of ten have, the tenth lacks, as warnings")
    func tenth() throws {
        let run = try lint(Self.names)
        #expect(run.code == .done)
        let place = "Shop/Kiwis/KiwisPresenter.swift:3:13: warning: "
        let found = run.output.split(separator: "\n").filter { $0.contains("warning: ") }.map(String.init)
        #expect(found.allSatisfy { $0.contains(place) }, "\(run.output)")
        for message in [
            "9 of 10 modules of its kind have \"Router\", and \"Kiwis\" has none [kind.part]",
            "9 of 10 modules of its kind have tests, and \"Kiwis\" has none [kind.test]",
            "\"Shop/Screens.swift\" names 9 of 10 modules of its kind, and not \"Kiwis\" [kind.entry]",
        ] {
            #expect(found.contains { $0.hasSuffix(message) }, "\(run.output)")
        }
        #expect(
            found.count == 3 && run.output.hasSuffix("3 warnings in 10 modules of one kind, 50 files\n"),
            "\(run.output)"
        )
        #expect(run.errors.contains("note: no style is recognised here, so modules of one kind were compared"))
    }

    @Test("of fewer modules nothing is said, as one of them is no exception")
    func few() throws {
        let run = try lint(Array(Self.names.prefix(6)))
        #expect(run.output.hasPrefix("nothing to report in 6 modules of one kind"), "\(run.output)")
        #expect(try lint(Array(Self.names.prefix(3))).code == .done)
    }
}
