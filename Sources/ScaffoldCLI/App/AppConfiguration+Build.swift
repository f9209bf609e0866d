import AppModel
import Diagnostics
import FileTransaction

extension AppConfiguration {
    /// The command that builds the app, as its configuration says or its package shows; `nil` if neither does.
    static func buildCommand(in tree: FileTree) throws(Failure) -> String? {
        if let configured = try read(in: tree).verify { return configured.value }
        return try tree.hasFile(RelativePath(trusted: "Package.swift")) ? "swift build" : nil
    }
}
