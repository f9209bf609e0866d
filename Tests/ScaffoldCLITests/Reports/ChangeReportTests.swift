import ModulePlanning
import Testing

@testable import ScaffoldCLI

@Suite("Reporting changes")
struct ChangeReportTests {
    private let files = [
        ReportedFile("Modules/Favorites/DI/FavoritesDIContainer.swift", .created),
        ReportedFile("Modules/Favorites/Navigation/FavoritesRoute.swift", .created),
        ReportedFile("Modules/Favorites/Navigation/FavoritesCoordinator.swift", .overwritten),
        ReportedFile("Resource/Localization/Localizable.xcstrings", .edited),
        ReportedFile("README.md", .created),
        ReportedFile("Package.swift", .unchanged),
    ]

    private func text(_ report: ChangeReport, asTerminal: Bool, mode: ColorMode = .never) -> String {
        let output = OutputChannel(inMemoryAsTerminal: asTerminal)
        let console = Console(output: output, errors: OutputChannel(inMemoryAsTerminal: false), input: InputChannel(""))
        report.write(to: console.colored(mode, in: Environment([:])))
        return output.written
    }

    @Test("a terminal gets a tree of what changed, folders first, chains of folders on one line")
    func tree() {
        let report = ChangeReport(root: "demo", files: files, isDryRun: false)
        #expect(
            text(report, asTerminal: true) == """
                demo
                ├── Modules/Favorites
                │   ├── DI
                │   │   └── + FavoritesDIContainer.swift
                │   └── Navigation
                │       ├── ! FavoritesCoordinator.swift
                │       └── + FavoritesRoute.swift
                ├── Resource/Localization
                │   └── ~ Localizable.xcstrings
                └── + README.md

                3 files created, 1 edited, 1 overwritten, 1 unchanged

                """
        )
    }

    @Test("a pipe gets a line for each file, from where the user stands")
    func plainLines() {
        #expect(
            text(ChangeReport(root: "demo", files: files, isDryRun: false), asTerminal: false) == """
                created demo/Modules/Favorites/DI/FavoritesDIContainer.swift
                overwritten demo/Modules/Favorites/Navigation/FavoritesCoordinator.swift
                created demo/Modules/Favorites/Navigation/FavoritesRoute.swift
                created demo/README.md
                edited demo/Resource/Localization/Localizable.xcstrings
                3 files created, 1 edited, 1 overwritten, 1 unchanged

                """
        )
    }

    @Test("a dry run says what would be done, and that it was not")
    func dryRun() {
        let report = ChangeReport(root: ".", files: Array(files.suffix(3)), isDryRun: true)
        #expect(
            text(report, asTerminal: false) == """
                create README.md
                edit Resource/Localization/Localizable.xcstrings
                1 file to create, 1 to edit, 1 to keep; dry run, nothing was written

                """
        )
    }

    @Test("where nothing changed it says so and lists nothing")
    func unchanged() {
        let files = (1...3).map { ReportedFile("File\($0).swift", .unchanged) }
        for isTerminal in [true, false] {
            let report = ChangeReport(root: "demo", files: files, isDryRun: false)
            #expect(text(report, asTerminal: isTerminal) == "nothing changed: 3 files up to date\n")
        }
    }

    @Test("colours add nothing but colours")
    func colors() {
        let report = ChangeReport(root: "demo", files: files, isDryRun: false)
        let colored = text(report, asTerminal: true, mode: .always)
        #expect(colored.uncolored == text(report, asTerminal: true))
        #expect(colored.contains("\u{1B}[32m+ README.md\u{1B}[0m"))
        #expect(colored.contains("\u{1B}[33m~ Localizable.xcstrings\u{1B}[0m"))
    }

    @Test("odd paths draw a tree all the same")
    func oddPaths() {
        let files = [ReportedFile("", .created), ReportedFile("//a//b/", .created)]
        #expect(TreeRenderer(style: .plain).lines(title: ".", files: files) == [".", "└── a", "    └── + b"])
    }
}
