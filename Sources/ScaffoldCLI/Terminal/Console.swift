#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What a command talks to: its output, its errors and its input, with the widths and colours that fit them.
public struct Console {
    /// The columns of a file, a pipe or a terminal that does not say.
    static let defaultWidth = 80

    /// What the command was asked for.
    public let output: OutputChannel
    /// What went wrong, and progress.
    public let errors: OutputChannel
    /// Answers, and files that are piped in.
    public let input: InputChannel
    /// How text for `output` is coloured.
    let outputStyle: TextStyle
    /// How text for `errors` is coloured.
    let errorStyle: TextStyle

    /// A console without colours until `colored(_:in:)` decides otherwise.
    public init(output: OutputChannel, errors: OutputChannel, input: InputChannel) {
        self.init(output: output, errors: errors, input: input, outputStyle: .plain, errorStyle: .plain)
    }

    private init(
        output: OutputChannel,
        errors: OutputChannel,
        input: InputChannel,
        outputStyle: TextStyle,
        errorStyle: TextStyle
    ) {
        self.output = output
        self.errors = errors
        self.input = input
        self.outputStyle = outputStyle
        self.errorStyle = errorStyle
    }

    /// The console of this process.
    ///
    /// A reader that goes away (`scaffold … | head -1`) must not kill the process in the middle of a commit, so the
    /// signal for it is ignored from here on; writing then stops without a word.
    public static func standard() -> Console {
        signal(SIGPIPE, SIG_IGN)
        // A file over the size that a process may write is refused like one that the disk has no room for.
        signal(SIGXFSZ, SIG_IGN)
        return Console(
            output: OutputChannel(descriptor: STDOUT_FILENO),
            errors: OutputChannel(descriptor: STDERR_FILENO),
            input: InputChannel(descriptor: STDIN_FILENO)
        )
    }

    /// The columns to wrap `output` at.
    var width: Int { output.columns ?? Self.defaultWidth }

    /// The columns to wrap `errors` at.
    var errorWidth: Int { errors.columns ?? Self.defaultWidth }

    /// The same console, coloured as the user and the environment want it.
    func colored(_ mode: ColorMode, in environment: Environment) -> Console {
        Console(
            output: output,
            errors: errors,
            input: input,
            outputStyle: TextStyle(isOn: mode.colors(terminal: output.isTerminal, environment: environment)),
            errorStyle: TextStyle(isOn: mode.colors(terminal: errors.isTerminal, environment: environment))
        )
    }

    /// Writes one error that has no place in a file: `error: <message>`.
    func report(error message: String) {
        report("error: " + message)
    }

    /// Writes a problem that says itself what it is: `spec.yml:3:1: error: …`, with the lines that belong to it.
    ///
    /// Control characters that came with a name or a file are replaced: a terminal would obey them.
    func report(_ problem: String) {
        output.flush()
        let shown = String(String.UnicodeScalarView(problem.unicodeScalars.map { Self.obeyed($0) ? "\u{FFFD}" : $0 }))
        errors.writeLine(ProblemStyle(style: errorStyle).apply(to: shown))
    }

    private static func obeyed(_ scalar: Unicode.Scalar) -> Bool {
        (scalar.value < 0x20 && scalar != "\n" && scalar != "\t") || (0x7F..<0xA0).contains(scalar.value)
    }

    /// Writes what waits in both channels.
    func flush() {
        output.flush()
        errors.flush()
    }
}
