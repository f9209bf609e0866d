import AppModel
import Diagnostics
import FileTransaction

/// The files that an app's Xcode projects list.
struct ProjectFiles: Sendable {
    let projects: AppProjects
    /// The entries of the projects whose files are gone.
    let lost: [AppProjects.Entry]

    init(_ projects: AppProjects, in tree: FileTree) throws(Failure) {
        self.projects = projects
        lost = try projects.lost(in: tree)
    }
}
