/// A line on a terminal that shows the current step and is erased afterwards; a program that runs the command hears of it, too.
struct ProgressLine {
    private static let eraseLine = "\r\u{1B}[K"

    private let channel: OutputChannel?
    private let supervision: Supervision

    init(_ invocation: Invocation) {
        let console = invocation.console
        let isShown =
            console.errors.isTerminal && console.output.isTerminal && invocation.environment["TERM"] != "dumb"
        channel = isShown ? console.errors : nil
        supervision = invocation.supervision
    }

    func show(_ text: String) {
        supervision.progress(text)
        channel?.write(Self.eraseLine + text + "…")
        channel?.flush()
    }

    func clear() {
        channel?.write(Self.eraseLine)
        channel?.flush()
    }
}
