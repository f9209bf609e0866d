import AppModel
import Diagnostics
import FileTransaction

extension ModuleRecord {
    /// The names of the copied modules that the app still has; errors in a record are reported where it is used.
    package static func copies(in tree: FileTree) throws(Failure) -> [String] {
        var names: [String] = []
        for record in try all(readable: true, in: tree) where record.like != nil {
            if try record.isStanding(in: tree) { names.append(record.module) }
        }
        return names
    }

    /// Whether the app has a file of the module.
    func isStanding(in tree: FileTree) throws(Failure) -> Bool {
        for path in files.map(\.path) where !path.hasPrefix(".scaffold/") {
            if let path = try? RelativePath(path), try tree.hasFile(path) { return true }
        }
        return false
    }

    /// The record of a module with the current locations of its files. A moved file is found by the types that it declares.
    static func located(_ module: String, in app: PlannedApp, _ tree: FileTree) throws(Failure) -> ModuleRecord {
        try read(module, in: tree).located(in: app, tree)
    }

    /// This record with the current locations of its files.
    func located(in app: PlannedApp, _ tree: FileTree) throws(Failure) -> ModuleRecord {
        var record = self
        for (index, file) in files.enumerated() where !file.types.isEmpty {
            guard let path = try? RelativePath(file.path), try !tree.hasFile(path) else { continue }
            let places = file.types.compactMap { app.place(of: $0)?.source }
            if let place = places.first(where: { !record.owns($0) }) { record.files[index].path = place }
        }
        return record
    }
}
