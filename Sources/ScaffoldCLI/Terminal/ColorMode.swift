/// When output is coloured: the value of `--color`.
enum ColorMode: String, CaseIterable, Sendable {
    /// On a terminal, unless `NO_COLOR` is set or `TERM` is `dumb`.
    case auto
    /// Also into a file or a pipe; `NO_COLOR` still wins.
    case always
    /// Nowhere.
    case never

    /// Whether a channel is coloured.
    func colors(terminal: Bool, environment: Environment) -> Bool {
        switch self {
        case .always: !environment.isSet("NO_COLOR")
        case .never: false
        case .auto: terminal && !environment.isSet("NO_COLOR") && environment["TERM"] != "dumb"
        }
    }
}
