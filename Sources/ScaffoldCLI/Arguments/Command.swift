/// A command under its name: what it is, built when somebody asks, and what it does.
struct Command: Sendable {
    let name: String
    /// Whether help and suggestions leave it out.
    let isHidden: Bool
    let definition: @Sendable () -> CommandDefinition
    let run: @Sendable (Invocation) -> ExitCode

    init(
        _ name: String,
        isHidden: Bool = false,
        definition: @escaping @Sendable () -> CommandDefinition,
        run: @escaping @Sendable (Invocation) -> ExitCode
    ) {
        self.name = name
        self.isHidden = isHidden
        self.definition = definition
        self.run = run
    }
}
