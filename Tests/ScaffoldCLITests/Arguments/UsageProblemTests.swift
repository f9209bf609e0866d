import Testing

@testable import ScaffoldCLI

@Suite("Refusing a command line")
struct UsageProblemTests {
    private typealias Toy = ToyCommands

    @Test("an unknown option names the one that was meant")
    func unknownOption() {
        #expect(
            Toy.problems("copy", "a", "--screns", "list") == [
                #"unknown option "--screns"; did you mean "--screens"?"#
            ]
        )
        #expect(Toy.problems("copy", "a", "--Force") == [#"unknown option "--Force"; did you mean "--force"?"#])
        #expect(Toy.problems("copy", "a", "--out=x") == [#"unknown option "--out"; did you mean "--output"?"#])
        #expect(Toy.problems("copy", "a", "--xyzzy") == [#"unknown option "--xyzzy""#])
        #expect(Toy.problems("copy", "a", "-x") == [#"unknown option "-x""#])
        #expect(Toy.problems("copy", "a", "-fx") == [#"unknown option "-x""#])
    }

    @Test("a long option with one dash is recognised")
    func oneDashTooFew() {
        #expect(Toy.problems("copy", "a", "-screens=x") == [#"unknown option "-screens"; did you mean "--screens"?"#])
        #expect(Toy.problems("copy", "a", "-trim", "x") == [#"unknown option "-trim"; did you mean "--trim"?"#])
    }

    @Test("in JSON each problem has a way on")
    func ways() {
        let run = CommandRun(["lint", "--xyzzy", "--json"])
        #expect(run.output.contains("\"hint\": \"'scaffold help lint' shows what it takes\""), "\(run.output)")
        #expect(!run.errors.contains("shows what it takes"))
    }

    @Test("the value of an unknown option is not taken for an argument too many")
    func valueOfUnknownOption() {
        #expect(Toy.problems("draw", "--xyzzy", "value", "round") == [#"unknown option "--xyzzy""#])
        #expect(
            Toy.problems("draw", "round", "--colour", "never", "extra") == [
                #"unknown option "--colour"; did you mean "--color"?"#,
                #"unexpected argument "extra""#,
            ]
        )
    }

    @Test("an unknown command names the one that was meant, or all")
    func unknownCommand() {
        #expect(Toy.problems("cpoy") == [#"unknown command "cpoy"; did you mean "copy"?"#])
        #expect(Toy.problems("group", "drow") == [#"unknown command "drow"; did you mean "draw"?"#])
        #expect(
            Toy.problems("xyzzy", "--force", "rest") == [
                #"unknown command "xyzzy"; it is one of "copy", "draw", "group""#
            ]
        )
    }

    @Test("help for an unknown command is refused like the command")
    func helpForUnknownCommand() {
        #expect(Toy.problems("cpoy", "--help") == [#"unknown command "cpoy"; did you mean "copy"?"#])
    }

    @Test("an option before its command says where it belongs")
    func misplacedOption() {
        #expect(
            Toy.problems("--output", "out", "copy", "a") == [
                #"option "--output" precedes its command; write toy copy --output"#
            ]
        )
    }

    @Test("an option without its value says how it is written")
    func missingValue() {
        #expect(Toy.problems("copy", "a", "--output") == [#"option "--output" has no value; write --output <dir>"#])
        #expect(
            Toy.problems("copy", "a", "--output", "--force") == [
                #"option "--output" has no value; write --output <dir>"#
            ]
        )
        #expect(Toy.problems("copy", "a", "-fo") == [#"option "-o" has no value; write -o <dir>"#])
    }

    @Test("a value that is not allowed names those that are")
    func invalidValue() {
        #expect(
            Toy.problems("copy", "a", "--trim", "smrt") == [
                #""smrt" is not a value of "--trim"; did you mean "smart"?"#
            ]
        )
        #expect(
            Toy.problems("draw", "oval") == [#""oval" is not a value of "<shape>"; it is one of "round", "square""#]
        )
        #expect(
            Toy.problems("draw", "--color", "red") == [
                #""red" is not a value of "--color"; it is one of "auto", "always", "never""#
            ]
        )
    }

    @Test("a flag takes no value")
    func unexpectedValue() {
        #expect(Toy.problems("copy", "a", "--force=yes") == [#"flag "--force" takes no value, but has "yes""#])
    }

    @Test("an option that takes one value refuses a second that differs")
    func repeatedOption() {
        #expect(
            Toy.problems("copy", "a", "--output", "x", "-o", "y") == [
                #"option "--output" takes one value, but has "x" and "y""#
            ]
        )
        #expect(Toy.problems("copy", "a", "--output", "x", "-o", "x").isEmpty)
    }

    @Test("arguments that are missing or too many are named")
    func arguments() {
        #expect(Toy.problems("copy") == [#"argument "<file>" is missing"#])
        #expect(Toy.problems("draw", "round", "b", "c") == [#"unexpected argument "b""#, #"unexpected argument "c""#])
        #expect(
            Toy.problems("draw", "round", "help") == [#"unexpected argument "help"; did you mean "--help"?"#]
        )
    }

    @Test("all problems come in one run, in the order of the command line")
    func allAtOnce() {
        #expect(
            Toy.problems("copy", "--screns", "a", "--trim=x", "--force=1", "--output") == [
                #"unknown option "--screns"; did you mean "--screens"?"#,
                #""x" is not a value of "--trim"; it is one of "smart", "nothing""#,
                #"flag "--force" takes no value, but has "1""#,
                #"option "--output" has no value; write --output <dir>"#,
                #"argument "<file>" is missing"#,
            ]
        )
    }

    @Test("the report adds the usage and where to read more, on the standard error, with exit code 2")
    func report() {
        let run = CommandRun(["help", "--screns", "--color=red"])
        #expect(run.code == .badInput)
        #expect(run.output.isEmpty)
        #expect(
            run.errors == """
                error: unknown option "--screns"
                error: "red" is not a value of "--color"; it is one of "auto", "always", "never"
                usage: scaffold help [<subcommand> ...]
                       See 'scaffold help help' for more.

                """
        )
    }
}
