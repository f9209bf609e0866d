import CLibrary
import Diagnostics

/// The console of a run: output, errors and input, with widths and colours.
package struct Console {
    /// The width of a file, a pipe, or a terminal of unknown width.
    static let defaultWidth = 80

    /// The result of the command.
    package let output: OutputChannel
    /// Problems, progress and questions.
    package let errors: OutputChannel
    /// Answers, and piped files.
    package let input: InputChannel
    /// The style of text for `output`.
    private(set) var outputStyle = TextStyle.plain
    /// The style of text for `errors`.
    private(set) var errorStyle = TextStyle.plain

    /// A console without colours.
    package init(output: OutputChannel, errors: OutputChannel, input: InputChannel) {
        self.output = output
        self.errors = errors
        self.input = input
    }

    /// The console of this process.
    ///
    /// Ignores `SIGPIPE`, so that a closed pipe (`scaffold … | head -1`) does not kill the process during a commit. Later
    /// output is dropped silently.
    package static func standard() -> Console {
        signal(SIGPIPE, SIG_IGN)
        // A write beyond the process's file size limit then fails with an error, as on a full disk.
        signal(SIGXFSZ, SIG_IGN)
        occupyClosedDescriptors()
        return Console(
            output: OutputChannel(descriptor: STDOUT_FILENO),
            errors: OutputChannel(descriptor: STDERR_FILENO),
            input: InputChannel(descriptor: STDIN_FILENO)
        )
    }

    /// Opens the standard descriptors that are closed, so that no file of the app gets their numbers, in a mode that refuses their use.
    private static func occupyClosedDescriptors() {
        for (descriptor, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
        where fcntl(descriptor, F_GETFD) < 0 {
            // The system gives the lowest free number, which is this one.
            _ = open("/dev/null", mode)
        }
    }

    /// Readies the output for the report on a commit, whose exit code is to tell what was done to the app.
    ///
    /// - Throws: `Failure` if the output takes no text; nothing may be written then.
    func prepareForCommit() throws(Failure) {
        output.probe()
        guard !output.hasFailed else {
            throw Failure(.disk, [Problem("\(output.failureText); nothing was written")])
        }
        output.isReport = true
    }

    /// The columns to wrap `output` at.
    var width: Int { output.columns ?? Self.defaultWidth }

    /// The columns to wrap `errors` at.
    var errorWidth: Int { errors.columns ?? Self.defaultWidth }

    /// The same console with the colours of the mode.
    func colored(_ mode: ColorMode, in environment: Environment) -> Console {
        var console = self
        console.outputStyle = TextStyle(isOn: mode.colors(terminal: output.isTerminal, environment: environment))
        console.errorStyle = TextStyle(isOn: mode.colors(terminal: errors.isTerminal, environment: environment))
        return console
    }

    func report(_ problem: Problem) { report(problem.description) }

    /// Writes a problem with its place, severity and further lines: `spec.yml:3:1: error: …`.
    ///
    /// Replaces control characters, which names and files may contain and a terminal would execute.
    func report(_ problem: String) {
        output.flush()
        let shown = String(
            String.UnicodeScalarView(problem.unicodeScalars.map { Self.isControl($0) ? "\u{FFFD}" : $0 })
        )
        errors.writeLine(ProblemStyle(style: errorStyle).apply(to: shown))
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        (scalar.value < 0x20 && scalar != "\n" && scalar != "\t") || (0x7F..<0xA0).contains(scalar.value)
    }

    /// Writes the buffers of both channels.
    func flush() {
        output.flush()
        errors.flush()
    }
}
