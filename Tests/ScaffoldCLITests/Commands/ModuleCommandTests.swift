import TestSupport
import Testing

@testable import ScaffoldCLI

@Suite("scaffold module")
struct ModuleCommandTests {
    private let folder = TemporaryFolder()

    private func module(_ arguments: String..., input: String = "", asTerminal isTerminal: Bool = false) -> CommandRun {
        CommandRun(
            ["module"] + arguments + ["--output", folder.path("demo")],
            input: input,
            asTerminal: isTerminal,
            columns: 80
        )
    }

    private func local(_ text: String) -> String {
        text.replacing(folder.path("demo"), with: "demo")
    }

    @Test("writes every file and lists them")
    func writes() throws {
        let run = module("favorite-items", "--screens", "list,detail")
        #expect(run.code == .done)
        #expect(
            local(run.output) == """
                created demo/.scaffold/modules/FavoriteItems.json
                created demo/.scaffold/modules/FavoriteItems.yml
                created demo/Modules/FavoriteItems/FavoriteItemsModel.swift
                created demo/Modules/FavoriteItems/Views/FavoriteItemsDetailView.swift
                created demo/Modules/FavoriteItems/Views/FavoriteItemsListView.swift
                created demo/Resources/Localizable.xcstrings
                6 files created

                """
        )
        #expect(folder.text("demo/Modules/FavoriteItems/FavoriteItemsModel.swift") == "struct FavoriteItemsModel {}\n")
    }

    @Test("says what it filled in, apart from the output")
    func notes() {
        let run = module("Favorites", "--screens", "list,detail")
        #expect(run.errors.hasPrefix("note: the style is \"toy\", as nothing says otherwise; --style chooses another"))
        #expect(run.errors.contains("itemId"))
    }

    @Test("draws a tree on a terminal, and takes the line of progress away again")
    func terminal() {
        let run = module("Favorites", "--screens", "home", "--style", "toy", "--color", "never", asTerminal: true)
        #expect(
            local(run.output) == """
                demo
                ├── .scaffold/modules
                │   ├── + Favorites.json
                │   └── + Favorites.yml
                ├── Modules/Favorites
                │   ├── Views
                │   │   └── + FavoritesHomeView.swift
                │   └── + FavoritesModel.swift
                └── Resources
                    └── + Localizable.xcstrings

                5 files created

                """
        )
        let progress = "\r\u{1B}[Kplanning…\r\u{1B}[Kwriting 5 files…\r\u{1B}[K"
        #expect(run.errors.hasPrefix(progress + "\nNext:\n"))
        #expect(local(run.errors).contains("scaffold routes --output demo") && run.errors.contains("scaffold lint"))
    }

    @Test("says what to do next on a terminal only, and only where something was written")
    func nextSteps() {
        let dryRun = module("Favorites", "--screens", "list", "--dry-run", asTerminal: true)
        let piped = module("Favorites", "--screens", "list")
        let unchanged = module("Favorites", "--screens", "list", asTerminal: true)
        for run in [dryRun, piped, unchanged] { #expect(!run.errors.contains("Next:")) }
    }

    @Test("another problem of the spec is reported without a lack of screens, which would hide it")
    func onlyTheCause() {
        for options in [["--types", "A("], ["--style", "nope"], ["--option", "x=y"]] {
            let run = CommandRun(["module", "Favorites", "--output", folder.path("demo")] + options)
            #expect(run.code == .badInput)
            #expect(run.errors.contains("error:") && !run.errors.contains("has no screens"), "\(run.errors)")
        }
    }

    @Test("a second run says that nothing changed")
    func again() {
        _ = module("Favorites", "--screens", "list,detail")
        let run = module("Favorites", "--screens", "list,detail")
        #expect(run.code == .done)
        #expect(run.output == "nothing changed: 6 files up to date\n")
        let short = module("Favorites")
        #expect(short.output == "nothing changed: 6 files up to date\n")
    }

    @Test("a dry run writes nothing")
    func dryRun() {
        let run = module("Favorites", "--screens", "list", "--dry-run")
        #expect(run.code == .done)
        #expect(run.output.hasSuffix("5 files to create; dry run, nothing was written\n"))
        #expect(folder.names.isEmpty)
    }

    @Test("shows the difference that it makes")
    func diff() {
        let run = module("Favorites", "--screens", "list", "--dry-run", "--diff")
        #expect(
            run.output.contains(
                """
                --- /dev/null
                +++ b/Modules/Favorites/FavoritesModel.swift
                @@ -0,0 +1 @@
                +struct FavoritesModel {}

                """
            )
        )
        #expect(folder.names.isEmpty)
    }

    @Test("a file that stands in the way stops it, and is overwritten only by force")
    func conflict() throws {
        try folder.write("mine\n", to: "demo/Modules/Favorites/FavoritesModel.swift")
        let refused = module("Favorites", "--screens", "list", "--style", "toy")
        #expect(refused.code == .conflict)
        #expect(refused.output.isEmpty)
        #expect(
            refused.errors == "Modules/Favorites/FavoritesModel.swift: error: another file stands where the model"
                + " would go; move it away, or overwrite it with --force\n"
        )
        #expect(folder.text("demo/Modules/Favorites/FavoritesModel.swift") == "mine\n")
        #expect(folder.text("demo/Modules/Favorites/Views/FavoritesListView.swift") == nil)

        let forced = module("Favorites", "--screens", "list", "--style", "toy", "--force")
        #expect(forced.code == .done)
        #expect(forced.output.contains("overwritten"))
        #expect(folder.text("demo/Modules/Favorites/FavoritesModel.swift") == "struct FavoritesModel {}\n")
    }

    @Test("every mistake of the options comes in one run, and nothing is written")
    func mistakes() {
        let run = module(
            "Favorites",
            "--screens",
            "list,de tail,list",
            "--routes",
            "nowhere=:x",
            "--option",
            "tset=xctest",
            "--style",
            "tyo"
        )
        #expect(run.code == .badInput)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains("--screens:9: error:"))
        #expect(run.errors.contains("--screens:14: error: the screen \"list\""))
        #expect(run.errors.contains("--routes:1: error:"))
        #expect(run.errors.contains("--style:1: error: there is no style \"tyo\"; did you mean \"toy\"?"))
        #expect(folder.names.isEmpty)
    }

    @Test("reads the spec from a file or the standard input")
    func specFile() throws {
        let text = "name: Favorites\nstyle: toy\nscreens: [home]\noptions: { comments: off }\n"
        let file = try folder.write(text, to: "favorites.yml")
        let run = module("--spec", file, "--dry-run")
        #expect(run.code == .done)
        #expect(run.errors.isEmpty)
        #expect(run.output.hasSuffix("4 files to create; dry run, nothing was written\n"))
        #expect(module("--spec", "-", "--dry-run", input: text).output == run.output)
        #expect(module("favorites", "--spec", file, "--dry-run").output == run.output)
    }

    @Test("options of the command line go before those of the file")
    func precedence() throws {
        let text = "name: Favorites\nstyle: toy\nscreens: [home]\noptions: { comments: off }\n"
        let file = try folder.write(text, to: "favorites.yml")
        let comments = module("--spec", file, "--dry-run", "--option", "comments=on")
        #expect(comments.output.hasSuffix("5 files to create; dry run, nothing was written\n"))
        let plain = CommandRun(["module", "--spec", file, "--style", "plain", "-n", "-o", folder.path("other")])
        #expect(plain.code == .badInput)
        #expect(plain.errors.contains("\(file):4:12: error: the style \"plain\" has no option \"comments\""))
    }

    @Test("a name that is not the file's is refused with the rest")
    func otherName() throws {
        let file = try folder.write("name: Favorites\nscreens: [list]\nscrens: []\n", to: "favorites.yml")
        let run = module("Orders", "--spec", file)
        #expect(run.code == .badInput)
        #expect(
            run.errors.contains(
                "\(file):1:7: error: the spec's module is \"Favorites\", and not \"Orders\"; leave one of them out\n"
            )
        )
        #expect(run.errors.contains("\(file):3:1: error:"))
    }

    @Test("a spec that is not there, or said twice, is refused")
    func badSpecs() throws {
        let missing = module("--spec", folder.path("no.yml"))
        #expect(missing.code == .badInput)
        #expect(missing.errors.hasPrefix("\(folder.path("no.yml")): error: the file does not exist; "))
        let twice = module("--spec", "x.yml", "--screens", "list")
        #expect(twice.code == .badInput)
        #expect(
            twice.errors.hasPrefix(
                "error: option \"--screens\" cannot be combined with \"--spec\", which sets the same; give one of them\n"
            )
        )
        #expect(module().errors.hasPrefix("error: argument \"<name>\" is missing\n"))
    }

    @Test("reports in JSON, differences included")
    func json() throws {
        let run = module("Favorites", "--screens", "home", "--style", "toy", "--dry-run", "--json", "--diff")
        #expect(run.errors.isEmpty)
        try Snapshot.expect(local(run.output), matches: "module.json")
    }

    @Test("reports problems in JSON, and to people as well")
    func jsonProblems() throws {
        let run = module("Favorites", "--screens", "list,", "--json")
        #expect(run.code == .badInput)
        #expect(run.errors.hasPrefix("--screens:6: error: "))
        try Snapshot.expect(run.output, matches: "module-problems.json")
        try folder.write("mine\n", to: "demo/Modules/Favorites/FavoritesModel.swift")
        let conflict = module("Favorites", "--screens", "list", "--style", "toy", "--json")
        #expect(conflict.code == .conflict)
        try Snapshot.expect(conflict.output, matches: "module-conflict.json")
    }

    @Test("touches nothing outside the folder that it was given")
    func outside() throws {
        try folder.write("name: outside\n", to: ".scaffold.yml")
        _ = module("Favorites", "--screens", "list")
        #expect(folder.names == [".scaffold.yml", "demo"])
    }
}
