/// When to colour output: the value of `--color`.
enum ColorMode: String, CaseIterable, Sendable {
    /// On a terminal, unless `NO_COLOR` is set or `TERM` is `dumb`.
    case auto
    /// Also in a file or pipe, unless `NO_COLOR` is set.
    case always
    case never

    /// Whether to colour a channel.
    func colors(terminal: Bool, environment: Environment) -> Bool {
        switch self {
        case .always: !environment.isSet("NO_COLOR")
        case .never: false
        case .auto: terminal && !environment.isSet("NO_COLOR") && environment["TERM"] != "dumb"
        }
    }
}
