import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import AppModel
@testable import FileTransaction
@testable import ModulePlanning
@testable import Styles

/// What every style has to keep, tried on broken ones; `.ci/run` tries the built-in ones.
struct StyleContractTests {
    private func problems(of style: Style, _ library: StyleLibrary, goldens: [(path: String, text: String)] = [])
        throws -> [String]
    {
        let contract = StyleContract(
            style: style,
            frameworks: library.frameworks,
            folder: try RootFolder("/nowhere/Demo"),
            goldens: GoldenTrees(goldens)
        )
        return Set(contract.runs().flatMap(\.problems)).map(\.description).sorted()
    }

    /// The toy style with a specification to try it on, and some of its files changed.
    private func toy(_ changed: [String: String], goldens: [(path: String, text: String)] = []) throws -> [String] {
        var files = ToyStyle.files.filter { changed["\($0.path)"] == nil }
        files += changed.map { ($0.key, $0.value) }
        files.append(("common/contract/one.yml", "name: Profile\nscreens: [main]\n"))
        let library = StyleLibrary(files: files)
        let style = try library.style(Located("toy", at: SourceMark(source: "--style")))
        return try problems(of: style, library, goldens: goldens)
    }

    @Test("the toy style keeps it")
    func kept() throws {
        #expect(try toy([:]) == [])
    }

    @Test("a template that does not close its brackets, or leaves white space behind, is told with the place")
    func broken() throws {
        let text = "struct {{ module.type }}Module {\n    // TODO: fill \n\n\n"
        #expect(
            try toy(["toy/module/Module.swift.stencil": text]).filter { $0.contains(".swift:") } == [
                "Profile/ProfileModule.swift:1:22: error: \"{\" has no partner, so this is no Swift",
                "Profile/ProfileModule.swift:2:1: error: \"TODO\" is left over",
            ]
        )
    }

    @Test("what a piece requires has to be declared")
    func requires() throws {
        let found = try toy(["toy/module/Module.swift.stencil": "struct {{ module.type }}Modul {}\n"])
        #expect(
            found == [
                "toy/style.yml:25:9: error: nothing declares \"struct ProfileModule\"; the piece \"module\" requires it"
            ]
        )
    }

    @Test("a style that only extends another keeps it, and what it changes is tried")
    func extending() throws {
        let spec = (path: "common/contract/one.yml", text: "name: Profile\nscreens: [main]\n")
        let built = StyleLibrary(files: ToyStyle.files + [spec])
        func found(_ files: [String: String]) throws -> [String] {
            let app = try ToyApp(
                files: Dictionary(uniqueKeysWithValues: files.map { (".scaffold/styles/mine/\($0)", $1) })
            )
            let library = try built.adding(ownStylesOf: FileTree(root: app.root))
            return try problems(of: library.style(Located("mine", at: SourceMark(source: "--style"))), library)
        }
        let manifest = "schema: 1\nname: mine\nextends: toy\n"
        #expect(try found(["style.yml": manifest]) == [])
        let other = "struct {{ module.type }}Modul {}\n"
        #expect(
            try found(["style.yml": manifest, "module/Module.swift.stencil": other]).contains {
                $0.hasSuffix("nothing declares \"struct ProfileModule\"; the piece \"module\" requires it")
            }
        )
    }

    @Test("a template's mistake is told as the engine tells it")
    func template() throws {
        let found = try toy(["toy/module/Module.swift.stencil": "{{ module.typ }}\n"])
        #expect(found.count == 1)
        #expect(found.first?.contains("\"module\" has no key \"typ\"") == true)
    }

    @Test("a golden tree holds the module to its text")
    func golden() throws {
        let changed = [(path: "golden/one/Profile/ProfileModule.swift", text: "struct Other {}\n")]
        let found = try toy([:], goldens: changed)
        #expect(
            found.contains { $0.contains("golden/one/Profile/ProfileModule.swift: error: it is not as in the golden") }
        )
        #expect(found.contains { $0.contains("error: the golden tree has no such file") })
    }

    @Test("few choices have every pair of values of two options")
    func pairs() {
        let options = ["a", "b", "c", "d"].map {
            StyleOption(name: $0, values: ["1", "2", "3"], defaultValue: "1", help: "")
        }
        let choices = OptionPairs(options).choices
        for left in options {
            for right in options where right.name != left.name {
                for one in left.values {
                    for other in right.values {
                        let wanted = [
                            StyleChoice(option: left.name, value: one), StyleChoice(option: right.name, value: other),
                        ]
                        #expect(choices.contains { row in wanted.allSatisfy(row.contains) })
                    }
                }
            }
        }
        #expect(choices.count <= 15)
        #expect(choices.first?.map(\.value) == ["1", "1", "1", "1"])
    }

    @Test("one option is tried with each of its values, no option once")
    func few() {
        let option = StyleOption(name: "a", values: ["1", "2"], defaultValue: "2", help: "")
        #expect(OptionPairs([option]).choices.map { $0.map(\.value) } == [["2"], ["1"]])
        #expect(OptionPairs([]).choices.count == 1)
    }
}
