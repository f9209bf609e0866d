/// A line on a terminal that shows what is being done, and is erased afterwards.
struct ProgressLine {
    private static let eraseLine = "\r\u{1B}[K"

    private let channel: OutputChannel?

    init(_ invocation: Invocation) {
        let console = invocation.console
        let isShown = console.errors.isTerminal && console.output.isTerminal && invocation.environment["TERM"] != "dumb"
        channel = isShown ? console.errors : nil
    }

    /// Replaces the text of the line.
    func show(_ text: String) {
        channel?.write(Self.eraseLine + text + "…")
        channel?.flush()
    }

    /// Erases the line.
    func clear() {
        channel?.write(Self.eraseLine)
        channel?.flush()
    }
}
