import ScaffoldCLI

extension Reader {
    /// A line for each argument; the option in front is none, so that nothing is ever run.
    static let arguments = Reader(
        "arguments",
        seeds: [
            "module\nFavorites\n--screens\nlist,detail\n--style=a\n-nf", "lint\n--format\njson=x\n--strict\n--\n-a\nb",
            "template\nrender\n-\n-c\n-",
            "routes\nresolve\na://b\n--all\n-h", "help\nstyle\nshow",
        ],
        words: ["\n", "-", "--", "=", "\n--", "\n--screens", "\n--no-", "--color=", "-o", "\nlint", "\n\n"]
    ) { bytes in
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(
            String.init
        )
        let errors = OutputChannel(inMemoryAsTerminal: false, columns: 80)
        let output = OutputChannel(inMemoryAsTerminal: false, columns: 80)
        let console = Console(output: output, errors: errors, input: InputChannel(""))
        let code = ScaffoldCommand.run(
            arguments: ["--nonsense"] + lines,
            environment: Environment([:]),
            console: console
        )
        // Who asks for help or the version gets it, whatever else is wrong.
        let isRefused = code == .badInput && errors.written.contains("--nonsense")
        if !isRefused, code != .done || !output.written.contains("scaffold") && !output.written.contains(".") {
            fail("ended with \(code): \(errors.written)")
        }
    }
}
