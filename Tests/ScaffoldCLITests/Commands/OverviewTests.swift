import BuiltInStyles
import FileTransaction
import Foundation
import ModulePlanning
import Styles
import TestSupport
import Testing

@testable import ScaffoldCLI

/// `scaffold` alone says where one is.
@Suite("scaffold alone")
struct OverviewTests {
    private static let library = StyleLibrary(files: BuiltInStyles.files)
    private let folder = TemporaryFolder()

    private func overview(_ arguments: String..., columns: Int? = nil) -> CommandRun {
        CommandRun(["--output", folder.path("Shop")] + arguments, columns: columns, styles: Self.library)
    }

    private func written(_ arguments: String...) -> CommandRun {
        CommandRun(arguments + ["--output", folder.path("Shop")], styles: Self.library)
    }

    @Test("in an app: its style and what says so, its modules, the findings, and what can be done")
    func app() throws {
        #expect(written("module", "Orders", "--screens", "list,detail").code == .done)
        let run = overview()
        #expect(run.code == .done)
        #expect(run.errors.isEmpty)
        let lines = run.output.replacing(folder.path("Shop"), with: "Shop").split(separator: "\n").map(String.init)
        #expect(lines[0] == "Shop in Shop")
        #expect(lines[1] == "  style     uikit-mvvmc, by the records of its modules")
        #expect(lines.contains { $0.hasPrefix("  modules   ") && $0.contains("Orders") })
        #expect(lines.contains("  lint      nothing to report"))
        #expect(lines.contains { $0.hasPrefix("  scaffold screen Orders <screen>") })
        #expect(lines.contains { $0.hasPrefix("  scaffold init ") })
        #expect(!lines.contains { $0.hasPrefix("  scaffold lint ") })
    }

    @Test("lint counts the modules that are named here, and not what the base app consists of")
    func modules() {
        #expect(written("module", "Orders", "--screens", "list").code == .done)
        let lint = CommandRun(["lint", "--output", folder.path("Shop")], styles: Self.library)
        #expect(lint.output.hasPrefix("nothing to report in 1 module of the style \"uikit-mvvmc\", "))
    }

    @Test("findings are counted as lint counts them, and lint is the first thing to do")
    func findings() throws {
        #expect(written("module", "Orders", "--screens", "list").code == .done)
        let path = "Shop/Modules/Orders/Presentation/OrdersMain/OrdersViewController.swift"
        let text = try #require(folder.text(path))
        try folder.write(text.replacing("weak var coordinator", with: "var coordinator"), to: path)
        let lint = CommandRun(["lint", "--output", folder.path("Shop"), "--json"], styles: Self.library)
        #expect((try object(lint.output)["summary"] as? [String: Any])?["errors"] as? Int == 1)
        let run = overview()
        #expect(run.output.contains("\n  lint      1 error\n"))
        #expect(run.output.contains("\n\n  scaffold lint "))
        #expect(run.code == .done)
    }

    @Test("a configuration that is there is named, and not asked for")
    func configured() throws {
        #expect(written("module", "Orders", "--screens", "list").code == .done)
        #expect(written("init").code == .done)
        let run = overview()
        #expect(run.output.contains("style     uikit-mvvmc, by .scaffold.yml\n"))
        #expect(!run.output.contains("scaffold init"))
    }

    @Test("in an empty folder: the first steps")
    func empty() throws {
        try folder.write("", to: "Shop/notes.txt")
        let run = overview(columns: 200)
        #expect(run.code == .done)
        #expect(run.output.hasPrefix("There is no app in \"\(folder.path("Shop"))\" yet."))
        #expect(run.output.contains("scaffold app Shop --style uikit-mvvmc"))
        #expect(run.output.contains("scaffold module "))
    }

    @Test("where there is something else, it says so kindly")
    func other() throws {
        try folder.write("print(1)\n", to: "Shop/main.swift")
        let run = overview("--color", "never")
        #expect(run.code == .done)
        #expect(run.errors.isEmpty)
        let text = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(text.contains("There is 1 Swift file in"))
        #expect(text.contains("but it does not look like an app of one of the styles swiftui-mvvm, swiftui-mvvmcr"))
        #expect(text.contains("scaffold style why"))
        #expect(text.contains("scaffold init --style <style>"))
    }

    @Test("in an app of its own architecture: what its modules consist of, and only what was tried")
    func own() throws {
        for module in ["Movies", "Songs", "Actors"] {
            try folder.write("struct \(module)View: View {}\n", to: "Shop/\(module)/\(module)View.swift")
            try folder.write("final class \(module)ViewModel {}\n", to: "Shop/\(module)/\(module)ViewModel.swift")
        }
        // Songs is larger, and Actors cannot be copied.
        try folder.write("struct SongsHeader: View {}\n", to: "Shop/Songs/SongsHeader.swift")
        try folder.write("<<<<<<< HEAD\n=======\n>>>>>>> other\n", to: "Shop/Actors/ActorsMerge.swift")
        try folder.write("enum Tab {\n    case movies(MoviesView)\n}\n", to: "Shop/Tab.swift")
        let run = overview(columns: 200)
        #expect(run.code == .done)
        let lines = run.output.split(separator: "\n").dropFirst().map(String.init)
        #expect(
            lines == [
                "  style     none of the built-in ones: modules with View, ViewModel, such as Movies",
                "  modules   3: Movies, Actors, Songs",
                "  scaffold module NAME --like Movies             a module like it: 2 files, entries in 1",
                "  scaffold style learn NAME --from Movies,Songs  a style of what they share",
                "  scaffold doctor                                checks the app, the toolchain and the configuration",
                "  scaffold help                                  every command",
            ],
            "\(run.output)"
        )
        let object = try object(overview("--json").output)
        #expect(object["kind"] as? String == "own")
        #expect(object["modules"] as? [String] == ["Movies", "Actors", "Songs"])
    }

    @Test("where no module can be copied, the overview and the doctor say why, and propose none")
    func refused() throws {
        try folder.write("struct MoviesView: View {}\n", to: "Shop/Movies/MoviesView.swift")
        try folder.write("struct Money {}\n", to: "Shop/Money.swift")
        let merge = "final class MoviesViewModel {}\n<<<<<<< HEAD\n=======\n>>>>>>> other\n"
        try folder.write(merge, to: "Shop/Movies/MoviesViewModel.swift")
        let run = overview(columns: 200)
        #expect(run.code == .done)
        #expect(run.output.contains("\n  copies    none of the likely modules can be copied: "), "\(run.output)")
        #expect(!run.output.contains("--like"))
        let doctor = CommandRun(["doctor", "--output", folder.path("Shop")], columns: 200, styles: Self.library)
        #expect(doctor.code == .done)
        let told = "none of the likely modules can be copied; Movies: Movies/MoviesViewModel.swift:2:1: "
        #expect(doctor.output.contains(told), "\(doctor.output)")
        let module = CommandRun(["module", "Wishes", "--output", folder.path("Shop")], styles: Self.library)
        #expect(module.code == .badInput && !module.errors.contains("--like"))
    }

    @Test("the fixes that are promised are those that lint --fix makes")
    func fixes() throws {
        #expect(written("module", "Orders", "--screens", "list,detail").code == .done)
        for screen in ["", "Detail"] {
            let path =
                "Shop/Modules/Orders/Presentation/Orders\(screen.isEmpty ? "Main" : screen)/Orders\(screen)ViewController.swift"
            let text = try #require(folder.text(path))
            try folder.write(text.replacing("weak var coordinator", with: "var coordinator"), to: path)
        }
        let lint = CommandRun(["lint", "--fix", "--dry-run", "--output", folder.path("Shop")], styles: Self.library)
        let fixed = try #require(
            lint.output.split(separator: ";").last?.split(separator: " ").first.flatMap { Int($0) }
        )
        #expect(overview(columns: 200).output.contains("fixes \(fixed) of them"), "\(lint.output)")
    }

    @Test("a configuration that cannot be read is an error, and the doctor is named")
    func broken() throws {
        try folder.write("styl: uikit-mvvmc\n", to: "Shop/.scaffold.yml")
        let run = overview()
        #expect(run.code == .badInput)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains(".scaffold.yml:1:1: error:"))
        #expect(run.errors.contains("did you mean \"style\"?"))
        #expect(
            run.errors.hasSuffix("note: scaffold doctor checks everything, scaffold help lists the commands\n")
        )
    }

    @Test("reports the same in JSON")
    func json() throws {
        #expect(written("module", "Orders", "--screens", "list").code == .done)
        let object = try object(overview("--json").output)
        #expect(object["kind"] as? String == "app")
        #expect(object["style"] as? String == "uikit-mvvmc")
        #expect(object["styleFrom"] as? String == "keptModules")
        #expect(object["configured"] as? Bool == false)
        let modules = try #require(object["modules"] as? [[String: Any]])
        #expect(modules.contains { $0["name"] as? String == "Orders" && $0["hasSpec"] as? Bool == true })
        #expect((object["findings"] as? [String: Int])?["errors"] == 0)
        #expect((object["next"] as? [[String: String]])?.contains { $0["command"] == "scaffold doctor" } == true)
        try FileManager.default.createDirectory(atPath: folder.path("Nothing"), withIntermediateDirectories: true)
        let empty = CommandRun(["--json", "--output", folder.path("Nothing")], styles: Self.library)
        #expect(try self.object(empty.output)["kind"] as? String == "empty")
    }

    @Test("lines keep to the width")
    func width() throws {
        #expect(written("module", "Orders", "--screens", "list").code == .done)
        for columns in [60, 80, 120] {
            let run = CommandRun(
                ["--output", folder.path("Shop")],
                asTerminal: true,
                columns: columns,
                styles: Self.library
            )
            // The first line has the folder, which is as long as it is.
            for line in run.output.uncolored.split(separator: "\n").dropFirst() {
                #expect(line.count <= columns, "\(line)")
            }
        }
    }

    @Test("what stands before a command that does not know it is refused")
    func lost() {
        #expect(CommandRun(["--json", "completions", "zsh"]).errors.hasPrefix("error: unknown option \"--json\"\n"))
        #expect(CommandRun(["--json", "style", "list"]).errors.hasPrefix("error: unknown option \"--json\"\n"))
        #expect(CommandRun(["--color", "never", "completions", "zsh"]).code == .done)
    }

    @Test("a folder that nothing marks is looked at for so long and no longer")
    func glance() throws {
        for index in 0..<30 { try folder.write("", to: "Home/\(index % 3)/\(index).swift") }
        let root = try RootFolder(folder.path("Home"))
        #expect(SwiftFileCount(at: root).swiftFiles == 30)
        #expect(!SwiftFileCount(at: root).isCutShort)
        #expect(SwiftFileCount(at: root, atMost: 20).isCutShort)
    }

    private func object(_ text: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }
}
