extension String {
    /// The text in single quotes, as bash and zsh read it.
    var inShellQuotes: String { "'" + map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'" }
}
