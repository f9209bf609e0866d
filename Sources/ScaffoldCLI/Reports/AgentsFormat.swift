/// The form in which an assistant reads what it should know of the app.
enum AgentsFormat: String, CaseIterable, Sendable {
    /// A section of `AGENTS.md`.
    case agents
    /// A skill of Claude Code.
    case skill
    /// A rule of Cursor.
    case cursor
    /// Instructions of GitHub Copilot.
    case copilot

    /// Where the assistant looks for it, below the app's root.
    var path: String {
        switch self {
        case .agents: "AGENTS.md"
        case .skill: ".claude/skills/scaffold/SKILL.md"
        case .cursor: ".cursor/rules/scaffold.mdc"
        case .copilot: ".github/instructions/scaffold.instructions.md"
        }
    }

    /// The template's path below `Templates/`.
    var template: String { self == .agents ? "agents/section.stencil" : "agents/\(rawValue).stencil" }
}
