/// When output is coloured: the value of `--color`.
enum ColorMode: String, CaseIterable, Sendable {
    /// On a terminal, unless `NO_COLOR` is set or `TERM` is `dumb`.
    case auto
    /// Everywhere, whatever the environment says.
    case always
    /// Nowhere.
    case never

    /// Whether a channel is coloured.
    func colors(terminal: Bool, environment: Environment) -> Bool {
        switch self {
        case .always: true
        case .never: false
        case .auto: terminal && !environment.isSet("NO_COLOR") && environment["TERM"] != "dumb"
        }
    }
}
