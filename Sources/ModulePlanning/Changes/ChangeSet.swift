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

        package var path: String
        package var status: Status
        /// The id and the title of the piece in the manifest.
        package var piece: String
        package var title: String
        /// Whether the file belongs to the base app and not to the module.
        package var isOfApp: Bool

        package init(path: String, status: Status, piece: String, title: String, isOfApp: Bool) {
            (self.path, self.status, self.piece, self.title, self.isOfApp) = (path, status, piece, title, isOfApp)
        }
    }

    package var module: String
    /// Whether the app had no such module before.
    package var isOfNewModule = false
    package var style: String
    package var files: [File]
    /// Remarks for the user, such as values that the tool filled in.
    package var notes: [Problem]
    /// Entries that the run could not make, each with the text to paste.
    package var unwired: [WiringFailure] = []
    /// What was copied, if the module is a copy of another.
    package var extent: Extent?
    /// The problems that the copied module has itself, by `ReferenceCheck.key`.
    package var known: Set<String> = []

    /// The targets that build new files.
    package internal(set) var targets: [String] = []

    package init(module: String, style: String, files: [File], notes: [Problem]) {
        (self.module, self.style, self.files, self.notes) = (module, style, files, notes)
    }

    package var isEmpty: Bool { files.allSatisfy { $0.status == .unchanged } }

    package func count(_ status: File.Status) -> Int { files.count { $0.status == status } }
}
