/// A line on a terminal that shows the current step and is erased afterwards.
struct ProgressLine {
    private static let eraseLine = "\r\u{1B}[K"

    private let channel: OutputChannel?

    init(_ console: Console, in environment: Environment) {
        let isShown = console.errors.isTerminal && console.output.isTerminal && environment["TERM"] != "dumb"
        channel = isShown ? console.errors : nil
    }

    func show(_ text: String) {
        channel?.write(Self.eraseLine + text + "…")
        channel?.flush()
    }

    func clear() {
        channel?.write(Self.eraseLine)
        channel?.flush()
    }
}
