import ScaffoldKit

extension Invocation {
    /// The styles, with those that an app has of its own.
    func styles(of tree: FileTree) throws(CommandFailure) -> StyleLibrary {
        do throws(PlanError) {
            return try styles().adding(ownStylesOf: tree)
        } catch {
            throw CommandFailure(error)
        }
    }

    /// The styles, with those of the app around the current folder.
    func stylesHere() throws(CommandFailure) -> StyleLibrary {
        try styles(of: FileTree(root: try AppLocation(output: nil).folder))
    }
}
