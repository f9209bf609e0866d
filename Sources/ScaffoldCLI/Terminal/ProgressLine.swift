/// One line on a terminal's errors that says what is being done, and is gone when it is done.
struct ProgressLine {
    private static let eraseLine = "\r\u{1B}[K"

    private let channel: OutputChannel?

    init(console: Console, environment: Environment) {
        let isShown = console.errors.isTerminal && console.output.isTerminal && environment["TERM"] != "dumb"
        channel = isShown ? console.errors : nil
    }

    /// Shows what is being done instead of what was shown before.
    func show(_ text: String) {
        channel?.write(Self.eraseLine + text + "…")
        channel?.flush()
    }

    /// Takes the line away.
    func clear() {
        channel?.write(Self.eraseLine)
        channel?.flush()
    }
}
