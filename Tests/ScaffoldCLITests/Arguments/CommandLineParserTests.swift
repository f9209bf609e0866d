import Testing

@testable import ScaffoldCLI

@Suite("Reading a command line")
struct CommandLineParserTests {
    private typealias Toy = ToyCommands

    @Test("options stand before, between and after arguments")
    func optionsStandAnywhere() {
        let lines = [
            Toy.parse("copy", "--output", "out", "a", "b"),
            Toy.parse("copy", "a", "--output", "out", "b"),
            Toy.parse("copy", "a", "b", "--output", "out"),
        ]
        for line in lines {
            #expect(line.values[Toy.file] == "a")
            #expect(line.values[all: Toy.others] == ["b"])
            #expect(line.values[Toy.output] == "out")
            #expect(line.isAccepted)
        }
    }

    @Test("a value follows its option, an equal sign, or a short option with and without either")
    func valueForms() {
        let forms = [["--output", "x=y"], ["--output=x=y"], ["-o", "x=y"], ["-ox=y"], ["-o=x=y"], ["-fox=y"]]
        for form in forms {
            let line = CommandLineParser.parse(["copy", "a"] + form, root: Toy.root)
            #expect(line.values[Toy.output] == "x=y", "\(form)")
            #expect(line.isAccepted, "\(form)")
        }
    }

    @Test("an equal sign with nothing behind it gives the empty value")
    func emptyValue() {
        let line = Toy.parse("copy", "a", "--output=")
        #expect(line.values[Toy.output]?.isEmpty == true)
        #expect(line.isAccepted)
    }

    @Test("short flags combine, and the last of a group may take a value")
    func combinedShortFlags() {
        let line = Toy.parse("copy", "a", "-fqo", "out")
        #expect(line.values[Toy.force])
        #expect(line.values[Toy.quiet])
        #expect(line.values[Toy.output] == "out")
    }

    @Test("what follows two dashes is an argument, whatever it looks like")
    func twoDashesEndOptions() {
        let line = Toy.parse("copy", "--force", "--", "--output", "-f", "--")
        #expect(line.values[Toy.file] == "--output")
        #expect(line.values[all: Toy.others] == ["-f", "--"])
        #expect(line.values[Toy.output] == nil)
        #expect(line.isAccepted)
    }

    @Test("a single dash is an argument and a value")
    func singleDash() {
        let line = Toy.parse("copy", "-", "--output", "-")
        #expect(line.values[Toy.file] == "-")
        #expect(line.values[Toy.output] == "-")
    }

    @Test("repeated list options add up in their order")
    func listOptionsAddUp() {
        let line = Toy.parse("copy", "a", "--screens", "list,detail", "--screens=edit(id: String, mode: Mode)")
        #expect(line.values[all: Toy.screens] == ["list,detail", "edit(id: String, mode: Mode)"])
        #expect(line.isAccepted)
    }

    @Test("what is not given has its default, and is told apart from what is")
    func defaults() {
        let silent = Toy.parse("copy", "a")
        #expect(silent.values[Toy.trim] == "smart")
        #expect(!silent.values[Toy.force])
        #expect(!silent.values.isGiven(Toy.trim))

        let given = Toy.parse("copy", "a", "--trim", "smart")
        #expect(given.values[Toy.trim] == "smart")
        #expect(given.values.isGiven(Toy.trim))
    }

    @Test("a flag has no inversion")
    func inversion() {
        #expect(Toy.problems("copy", "a", "--no-force") == [#"unknown option "--no-force"; did you mean "--force"?"#])
    }

    @Test("commands are found below commands")
    func nestedCommands() {
        let line = Toy.parse("group", "draw", "round")
        #expect(line.path.commandLine == "toy group draw")
        #expect(line.values[Toy.shape] == "round")
    }

    @Test("help wins over every other problem of a known command")
    func helpWins() {
        for help in ["--help", "-h"] {
            let line = Toy.parse("copy", "--nonsense", help)
            guard case .help = line.request else {
                Issue.record("\(help) gave \(line.request)")
                continue
            }
            #expect(line.path.commandLine == "toy copy")
        }
    }

    @Test("the version may be asked for everywhere")
    func version() {
        for arguments in [["--version"], ["copy", "--version"]] {
            guard case .version = CommandLineParser.parse(arguments, root: Toy.root).request else {
                Issue.record("\(arguments) gave no version")
                continue
            }
        }
    }

    @Test("help after two dashes is an argument")
    func helpAfterTwoDashes() {
        let line = Toy.parse("copy", "--", "--help")
        #expect(line.values[Toy.file] == "--help")
        #expect(line.isAccepted)
    }

    @Test("no text makes the reader trap")
    func oddTexts() {
        let odd = ["", "-", "--", "---", "-=", "--=", "--=x", "-f=", "-fx", "\u{0}", "é", "--é", "-é", "👩‍👩‍👧", "-👩‍👩‍👧="]
        for first in odd {
            for second in odd {
                _ = Toy.parse(first, second)
                _ = Toy.parse("copy", first, second)
            }
        }
    }
}

extension ParsedCommandLine {
    /// Whether the command would be run.
    var isAccepted: Bool {
        if case .run = request { true } else { false }
    }
}
