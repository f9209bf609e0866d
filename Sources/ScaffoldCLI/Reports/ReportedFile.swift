import ModulePlanning

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
    /// The sign and its look in a tree, and the verb of a dry run.
    var shown: (sign: String, look: TextStyle.Look, intention: String) {
        switch self {
        case .created: ("+", .green, "create")
        case .edited: ("~", .yellow, "edit")
        case .overwritten: ("!", .boldRed, "overwrite")
        case .removed: ("-", .red, "remove")
        case .unchanged: ("=", .dim, "keep")
        }
    }
}
