/// A line on a terminal that shows the current step and is erased afterwards; a program that runs the command hears of it, too.
struct ProgressLine {
    private static let eraseLine = "\r\u{1B}[K"

    private let channel: OutputChannel?
    private let supervisor: (any Supervisor)?

    init(_ console: Console, in environment: Environment, for supervisor: (any Supervisor)?) {
        let isShown = console.errors.isTerminal && console.output.isTerminal && environment["TERM"] != "dumb"
        channel = isShown ? console.errors : nil
        self.supervisor = supervisor
    }

    func show(_ text: String) {
        supervisor?.hear(text)
        channel?.write(Self.eraseLine + text + "…")
        channel?.flush()
    }

    func clear() {
        channel?.write(Self.eraseLine)
        channel?.flush()
    }
}
