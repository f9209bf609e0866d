import Testing

@testable import ScaffoldCLI

@Suite("Colours")
struct ColorModeTests {
    @Test("are on for a terminal only")
    func terminal() {
        #expect(ColorMode.auto.colors(terminal: true, environment: Environment([:])))
        #expect(!ColorMode.auto.colors(terminal: false, environment: Environment([:])))
    }

    @Test("are off with NO_COLOR, unless it is empty")
    func noColor() {
        #expect(!ColorMode.auto.colors(terminal: true, environment: Environment(["NO_COLOR": "1"])))
        #expect(!ColorMode.auto.colors(terminal: true, environment: Environment(["NO_COLOR": "0"])))
        #expect(ColorMode.auto.colors(terminal: true, environment: Environment(["NO_COLOR": ""])))
    }

    @Test("are off on a dumb terminal")
    func dumbTerminal() {
        #expect(!ColorMode.auto.colors(terminal: true, environment: Environment(["TERM": "dumb"])))
        #expect(ColorMode.auto.colors(terminal: true, environment: Environment(["TERM": "xterm"])))
    }

    @Test("follow the option where it says more than auto")
    func option() {
        #expect(ColorMode.always.colors(terminal: false, environment: Environment([:])))
        #expect(!ColorMode.always.colors(terminal: true, environment: Environment(["NO_COLOR": "1"])))
        #expect(!ColorMode.never.colors(terminal: true, environment: Environment([:])))
    }

    @Test("of errors and output are decided each for itself")
    func channels() {
        let console = Console(
            output: OutputChannel(inMemoryAsTerminal: false),
            errors: OutputChannel(inMemoryAsTerminal: true),
            input: InputChannel("")
        ).colored(.auto, in: Environment([:]))
        #expect(!console.outputStyle.isOn)
        #expect(console.errorStyle.isOn)
    }
}
