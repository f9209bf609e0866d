import StencilEngine

/// Why there is no plan.
public enum PlanError: Error, Sendable {
    /// The spec or the style is not sound (exit code 2).
    case problems(Problems)
    /// A template of the style is not sound (exit code 2).
    case template(TemplateError)
    /// Files stand in the way (exit code 3).
    case conflicts([PlanConflict])
    /// Entries have no place in the app, or several (exit code 2).
    case wirings([WiringFailure])
    /// The disk refused, or a path is not to be touched.
    case files(FileTreeError)

    public var exitCode: Int32 {
        switch self {
        case .problems, .template, .wirings: 2
        case .conflicts: 3
        case .files(let error): error.exitCode
        }
    }

    /// What to print, one problem to a line (a template's with its source line and a caret).
    public var lines: [String] {
        switch self {
        case .problems(let problems): problems.sorted.map(\.description)
        case .template(let error): [error.description]
        case .conflicts(let conflicts): conflicts.map(\.description)
        case .wirings(let failures):
            failures.map { $0.description() } + ["nothing was written; --partial wires what can be wired"]
        case .files(let error): error.lines
        }
    }
}
