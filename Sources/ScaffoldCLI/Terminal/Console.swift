#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

import Diagnostics

/// The output, errors and input of a run, with their widths and colours.
package struct Console {
    /// The columns of a file, a pipe or a terminal that does not say.
    static let defaultWidth = 80

    /// The result of the command.
    package let output: OutputChannel
    /// Problems, progress and questions.
    package let errors: OutputChannel
    /// Answers, and files that are piped in.
    package let input: InputChannel
    /// How text for `output` is coloured.
    private(set) var outputStyle = TextStyle.plain
    /// How text for `errors` is coloured.
    private(set) var errorStyle = TextStyle.plain

    /// A console without colours.
    package init(output: OutputChannel, errors: OutputChannel, input: InputChannel) {
        self.output = output
        self.errors = errors
        self.input = input
    }

    /// The console of this process.
    ///
    /// A reader that goes away (`scaffold … | head -1`) must not kill the process in the middle of a commit, so the
    /// signal for it is ignored from here on; writing then stops without a word.
    package static func standard() -> Console {
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

    /// The same console with the colours of the mode.
    func colored(_ mode: ColorMode, in environment: Environment) -> Console {
        var console = self
        console.outputStyle = TextStyle(isOn: mode.colors(terminal: output.isTerminal, environment: environment))
        console.errorStyle = TextStyle(isOn: mode.colors(terminal: errors.isTerminal, environment: environment))
        return console
    }

    func report(_ problem: Problem) { report(problem.description) }

    /// Writes one error that has no place in a file: `error: <message>`.
    func report(error message: String) {
        report("error: " + message)
    }

    /// Writes a problem with its place and severity: `spec.yml:3:1: error: …`, and the lines that belong to it.
    ///
    /// Control characters that came with a name or a file are replaced: a terminal would obey them.
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
