import BuiltInStyles
import Foundation
import StencilEngine
import Styles
import TestSupport
import Testing
import YAMLReader

@testable import ScaffoldCLI

@Suite("scaffold template context")
struct TemplateContextTests {
    private let folder = TemporaryFolder()

    private func context(_ arguments: String...) -> CommandRun {
        CommandRun(["template", "context"] + arguments + ["--output", folder.path("demo")])
    }

    @Test("prints values that a template renders with, and writes nothing")
    func prints() throws {
        let run = context("favorite-items", "--screens", "list,detail(itemId: Int)", "--option", "tests=xctest")
        #expect(run.code == .done)
        #expect(run.errors.isEmpty)
        let values = try folder.write(run.output, to: "values.json")
        let text =
            "{{ module.type }} {{ options.tests }} {{ options.comments }} {{ minimum.major }}"
            + "{% for screen in module.screens %} {{ screen.raw }}({{ screen.declaration }}){% endfor %}"
        let template = try folder.write(text, to: "a.stencil")
        let rendered = CommandRun(["template", "render", template, "--context", values])
        #expect(rendered.output == "FavoriteItems xctest true 16 list() detail(itemId: Int)")
        #expect(folder.names == ["a.stencil", "values.json"])
    }

    @Test("asks once for all entries that are kept elsewhere")
    func entriesElsewhere() {
        let asked = Counter()
        let dictionary = TemplateDictionary(finding: { _ in nil }) {
            asked.add()
            var all = TemplateDictionary()
            for number in 0..<5 { all["A\(number)"] = .int(number) }
            return all
        }
        #expect(TemplateValue.dictionary(dictionary) == ["A0": 0, "A1": 1, "A2": 2, "A3": 3, "A4": 4])
        #expect(asked.count == 1)
    }

    @Test("prints what the app calls its own way in the same order at each run")
    func order() throws {
        let run = CommandRun(
            ["template", "context", "Favorites", "--screens", "list", "--style", "swinject-packages"]
                + ["--output", folder.path("demo")],
            styles: StyleLibrary(files: BuiltInStyles.files)
        )
        let names = try #require(run.output.components(separatedBy: "\"names\": {").dropFirst().first)
        let lines = names.prefix { $0 != "}" }.split(separator: "\n")
        let keys = lines.compactMap { $0.split(separator: "\"").dropFirst().first }
        #expect(keys.count > 5)
        #expect(keys == keys.sorted())
    }

    @Test("lists what is wrong with the spec")
    func problems() {
        let run = context("Favorites", "--screens", "list,", "--option", "tests=x")
        #expect(run.code == .badInput)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains("--screens:6: error:"))
        #expect(run.errors.contains("--option:1: error:"))
        #expect(context().code == .badInput)
    }
}

/// Counts what threads do.
private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var value = 0

    var count: Int { lock.withLock { value } }

    func add() { lock.withLock { value += 1 } }
}
