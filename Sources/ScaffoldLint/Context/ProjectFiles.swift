import AppModel
import Diagnostics
import FileTransaction

/// The files that an app's Xcode projects list.
struct ProjectFiles: Sendable {
    let projects: AppProjects
    /// The entries of the projects whose files are gone.
    let lost: [AppProjects.Entry]
    /// The files of the model that no target builds, each with its home.
    let unbuilt: [(file: Int, home: AppProjects.Home)]

    init(_ projects: AppProjects, of model: AppModel, in tree: FileTree) throws(Failure) {
        self.projects = projects
        unbuilt = try projects.unbuilt(in: model, of: tree)
        lost = try projects.lost(in: tree)
    }
}
