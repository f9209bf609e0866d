/// One file of a report: where it is and what became of it.
struct ReportedFile: Sendable, Equatable {
    /// What a run did to a file, or would do.
    enum Change: String, CaseIterable, Sendable {
        case created
        case edited
        case overwritten
        case removed
        case unchanged

        /// The sign before a file's name in a tree.
        var mark: String {
            switch self {
            case .created: "+"
            case .edited: "~"
            case .overwritten: "!"
            case .removed: "-"
            case .unchanged: "="
            }
        }

        /// What a run without `--dry-run` would do.
        var intention: String {
            switch self {
            case .created: "create"
            case .edited: "edit"
            case .overwritten: "overwrite"
            case .removed: "remove"
            case .unchanged: "keep"
            }
        }

        var look: TextStyle.Look {
            switch self {
            case .created: .green
            case .edited: .yellow
            case .overwritten: .boldRed
            case .removed: .red
            case .unchanged: .dim
            }
        }
    }

    /// The path below the root of the report, with `/` between its parts.
    let path: String
    let change: Change

    init(_ path: String, _ change: Change) {
        self.path = path
        self.change = change
    }
}
