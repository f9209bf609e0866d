import ScaffoldKit

/// A file of a report with its status.
struct ReportedFile: Sendable, Equatable {
    /// The path below the report's root.
    let path: String
    let status: ChangeSet.File.Status

    init(_ path: String, _ status: ChangeSet.File.Status) {
        self.path = path
        self.status = status
    }
}

extension ChangeSet.File.Status {
    /// The sign in a tree.
    var sign: String {
        switch self {
        case .created: "+"
        case .edited: "~"
        case .overwritten: "!"
        case .removed: "-"
        case .unchanged: "="
        }
    }

    /// The verb of a dry run.
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
