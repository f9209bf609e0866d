import Testing

@testable import ScaffoldCLI

@Suite("Colouring problems")
struct ProblemStyleTests {
    private let text = """
        a.yml:3:1: error: a "note: b" is wrong; did you mean "c: d"?
          a: "error: x"
             ^~~
        b.yml: warning: odd
        note: said
        """

    @Test("place, severity and caret are told apart")
    func colors() {
        #expect(
            ProblemStyle(style: TextStyle(isOn: true)).apply(to: text) == """
                \u{1B}[1ma.yml:3:1: \u{1B}[0m\u{1B}[1;31merror:\u{1B}[0m a "note: b" is wrong; did you mean "c: d"?
                  a: "error: x"
                \u{1B}[1;32m     ^~~\u{1B}[0m
                \u{1B}[1mb.yml: \u{1B}[0m\u{1B}[1;33mwarning:\u{1B}[0m odd
                \u{1B}[1;34mnote:\u{1B}[0m said
                """
        )
    }

    @Test("without colours nothing changes")
    func plain() {
        #expect(ProblemStyle(style: .plain).apply(to: text) == text)
    }
}
