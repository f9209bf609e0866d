import Foundation
import TestSupport
import Testing

/// What the pages show in a terminal is what the tool prints.
///
/// `SCAFFOLD_RECORD=1 swift test --filter PageSessionTests` writes the outputs anew and fails.
@Suite("Sessions on pages")
struct PageSessionTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let page: String
        /// What a reader has done before.
        var setup: String?

        var testDescription: String { page }
    }

    static let cases = [
        Case(page: "README.md", setup: "scaffold module Favorites --screens list,detail --output demo"),
        Case(page: "docs/tutorial.md"),
        Case(page: "docs/styles.md"),
        Case(page: "docs/updating.md"),
        Case(page: "docs/learning.md", setup: "cp -R Apps/Orchard demo; cd demo"),
    ]

    @Test("the commands of a page print what stands there", arguments: TestRun.sample(1, of: cases))
    func session(_ item: Case) throws {
        let page = Page(path: item.page)
        let console = ConsoleText(try #require(page.text))
        #expect(!console.commands.isEmpty)
        try page.expect(
            console.text(outputs: try ConsoleSession(setup: item.setup).outputs(of: console.commands))
        )
    }

    @Test("a page with a command that prints something else is found")
    func difference() throws {
        let text = "```console\n$ echo one\ntwo\n$ cat <<'END'\na $ b\nEND\nc\n$ echo \\\n    d\n```\n"
        let console = ConsoleText(text)
        #expect(console.commands == ["echo one", "cat <<'END'\na $ b\nEND", "echo \\\n    d"])
        let outputs = try ConsoleSession(setup: nil).outputs(of: console.commands)
        #expect(outputs == ["one", "a $ b", "d"])
        #expect(
            console.text(outputs: outputs)
                == "```console\n$ echo one\none\n$ cat <<'END'\na $ b\nEND\na $ b\n$ echo \\\n    d\nd\n```\n"
        )
    }
}
