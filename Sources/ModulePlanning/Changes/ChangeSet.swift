import Diagnostics
import FileTransaction

/// The changes of one run, computed before it writes any file.
package struct ChangeSet: Sendable {
    /// One file of the change set.
    package struct File: Sendable, Equatable {
        /// What the run does with the file.
        package enum Status: String, CaseIterable, Sendable {
            case created, edited, overwritten, removed, unchanged
        }

        /// What the file, or the change of it, is.
        package enum Origin: Sendable, Equatable {
            /// A piece or entry of the style, or several, by their ids.
            case style(String)
            /// The spec or the record of a module.
            case record
            case copy, texts, shared, start, checklist, configuration, project, ownStyle
            /// A file of a module that is removed.
            case file

            /// The word in reports for programs.
            package var id: String {
                switch self {
                case .style(let id): id
                case .texts: "strings"
                case .ownStyle: "style"
                default: "\(self)"
                }
            }
        }

        package var path: String
        package var status: Status
        package var origin: Origin
        package var title: String
        /// Whether the file belongs to the base app and not to the module.
        package var isOfApp: Bool

        package init(path: String, status: Status, origin: Origin, title: String, isOfApp: Bool = false) {
            (self.path, self.status, self.origin, self.title, self.isOfApp) = (path, status, origin, title, isOfApp)
        }
    }

    /// What a run plans.
    package enum Kind: Sendable, Equatable {
        /// A module or an app of a style.
        case styled(String)
        /// A copy of a module of the app.
        case copy
        /// A team's own style.
        case ownStyle(String)

        /// The name of the style; empty for a copy.
        package var style: String {
            switch self {
            case .styled(let name), .ownStyle(let name): name
            case .copy: ""
            }
        }
    }

    package var module: String
    /// Whether the app had no such module before.
    package var isOfNewModule = false
    package let kind: Kind
    package var files: [File]
    /// Remarks for the user, such as values that the tool filled in.
    package var notes: [Problem]
    /// Entries that the run could not make, each with the text to paste.
    package var unwired: [WiringFailure] = []
    /// The modules that the style has changed since, where the run updates them.
    package var behind: [String] = []
    /// What an update leaves as it is, as people and the style have changed it.
    package var conflicts: [Problem] = []
    /// What the style wrote for the module and does not write any more.
    var obsolete: ModuleRecord?
    /// What was copied, if the module is a copy of another.
    package var extent: Extent?
    /// How a copy is reached from the rest of the app, or that it is not yet.
    package var reach: Problem?
    /// The problems that the copied module has itself, by `ReferenceCheck.key`.
    package var known: Set<String> = []

    /// The targets that build new files.
    package internal(set) var targets: [String] = []

    package init(module: String, kind: Kind, files: [File], notes: [Problem]) {
        (self.module, self.kind, self.files, self.notes) = (module, kind, files, notes)
    }

    package var isEmpty: Bool { files.allSatisfy { $0.status == .unchanged } }

    package func count(_ status: File.Status) -> Int { files.count { $0.status == status } }
}

extension [ChangeSet.File] {
    /// Adds a file, once even if a run changes it several times: a removed file stays removed, and an edited one edited.
    package mutating func note(
        _ path: String,
        _ status: ChangeSet.File.Status,
        _ origin: ChangeSet.File.Origin,
        _ title: String,
        isOfApp: Bool = false
    ) {
        guard let index = firstIndex(where: { $0.path == path }) else {
            append(ChangeSet.File(path: path, status: status, origin: origin, title: title, isOfApp: isOfApp))
            return
        }
        if status == .removed || status == .edited && self[index].status == .unchanged { self[index].status = status }
        if !isOfApp { self[index].isOfApp = false }
    }
}
