import AppModel
import Diagnostics
import FileTransaction

/// What belongs to a module of the app: the files that a copy of it copies, and what it shares with the rest.
package struct Extent: Sendable {
    /// A file of the module, and why it is one.
    package struct File: Sendable, Equatable {
        /// Why a file belongs to the module.
        package enum Reason: String, Sendable {
            /// It lies in a folder of the module.
            case folder
            /// It is named as the module's or the other modules' files are.
            case name
            /// It is named after the module and mentions its types.
            case mention
        }

        package let path: RelativePath
        package let reason: Reason

        package init(path: RelativePath, reason: Reason) { (self.path, self.reason) = (path, reason) }
    }

    /// The module's name, in the number in which folders and types have it.
    package let name: String
    package var folders: [RelativePath]
    package var files: [File]
    /// The types with the module's words that stay as they are.
    package var shared: [String] = []
    /// The types in the module's folders that the rest of the app uses.
    package var left: Set<String> = []
    /// The types of the module's screens that a copy leaves out, their files, and what tells whether a name has their words.
    package var omitted: Set<String> = []
    package var omittedFiles: Set<RelativePath> = []
    package var omittedNames = NameMap([])
    /// Of a screen that is copied within its module, the files of the module.
    package var home: Set<RelativePath> = []
    /// The other modules of the app.
    package var siblings: [String] = []
    /// The targets of packages and generated projects that belong to the module as a whole.
    package var targets: [String] = []
    /// The targets of a generated project that build files of the module and others.
    package var otherTargets: Set<String> = []

    package init(name: String, folders: [RelativePath], files: [File]) {
        (self.name, self.folders, self.files) = (name, folders, files)
    }

    /// The extent with further files, which mention the module's types.
    package func adding(_ sources: [SourceFile]) -> Extent {
        var extent = self
        extent.files += sources.map { File(path: $0.path, reason: .mention) }
        let types = Set(sources.flatMap(\.visibleTypes).map(\.name))
        extent.left.subtract(types)
        extent.shared.removeAll(where: types.contains)
        return extent
    }

    package func holds(_ path: RelativePath) -> Bool { files.contains { $0.path == path } }
}
