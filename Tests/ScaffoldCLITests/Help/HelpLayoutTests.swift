import Diagnostics
import Testing

@testable import ScaffoldCLI

@Suite("The layout of help")
struct HelpLayoutTests {
    private func help(_ names: String...) throws -> String {
        HelpRenderer(path: try CommandPath(root: ToyCommands.root).appending(all: names)).text
    }

    @Test("sections come in the order of swift-argument-parser, with values and defaults")
    func sections() throws {
        #expect(
            try help("copy") == """
                OVERVIEW: Copy files.

                USAGE: toy copy <file> [<other> ...] [--output <dir>] [--screens <screens> ...]
                         [--trim <mode>] [--force] [--quiet] [--diff]

                ARGUMENTS:
                  <file>                  The file.
                  <other>                 More files.

                OPTIONS:
                  -o, --output <dir>      Where to, isn't it: [here] or `there`.
                  --screens <screens>     The screens.
                  --trim <mode>           How to trim. (values: smart, nothing; default: smart)
                  -f, --force             Overwrite.
                  -q, --quiet             Say less.
                  --diff                  Show differences.
                  --color <when>          When to colour the output. (values: auto, always,
                                          never; default: auto)
                  --version               Show the version.
                  -h, --help              Show help information.

                """
        )
    }

    @Test("a command with subcommands lists them and says how to go on")
    func subcommands() throws {
        let text = try help()
        #expect(text.contains("USAGE: toy <subcommand>\n"))
        #expect(
            text.hasSuffix(
                """
                SUBCOMMANDS:
                  copy                    Copy files.
                  draw                    Draw a shape.
                  group                   Commands below.

                  See 'toy help <subcommand>' for detailed help.

                """
            )
        )
        #expect(try help("group").contains("See 'toy help group <subcommand>' for detailed help."))
    }

    @Test("a label that fills the column has its explanation below")
    func longLabel() {
        let option = OptionDefinition("a-name-of-some-length", value: "thing")
        let command = ToyCommand(
            "x",
            switches: [option],
            texts: "x: { words: { a-name-of-some-length: Explained. } }"
        )
        let text = HelpRenderer(path: CommandPath(root: command)).text
        #expect(text.contains("  --a-name-of-some-length <thing>\n                          Explained.\n"))
    }

    @Test("words are never cut, and a line break stays one")
    func wrapping() {
        #expect(TextWrapper.wrap("one two three", width: 7) == ["one two", "three"])
        #expect(TextWrapper.wrap("incomprehensible to me", width: 5) == ["incomprehensible", "to me"])
        #expect(TextWrapper.wrap("a\nb c", width: 80) == ["a", "b c"])
        #expect(TextWrapper.wrap("", width: 80) == [""])
    }

    @Test("a quotation stays whole where it fits a line")
    func quotations() {
        #expect(TextWrapper.wrap("write 'a -> [B]', then go", width: 12) == ["write", "'a -> [B]',", "then go"])
        #expect(TextWrapper.wrap("the app's own 'b' or 'c d'.", width: 12) == ["the app's", "own 'b' or", "'c d'."])
        #expect(TextWrapper.wrap("'much too long' a", width: 8) == ["'much", "too", "long' a"])
        #expect(TextWrapper.wrap("'never closed at all", width: 8) == ["'never", "closed", "at all"])
    }
}
