import Diagnostics
import ScaffoldKit

extension Invocation {
    /// The styles, with those that an app has of its own.
    func styles(of tree: FileTree) throws(Failure) -> StyleLibrary {
        return try styles().adding(ownStylesOf: tree)
    }

    /// The styles, with those of the app around the current folder.
    func stylesHere() throws(Failure) -> StyleLibrary {
        try styles(of: FileTree(root: try AppLocation(output: nil).folder))
    }
}
