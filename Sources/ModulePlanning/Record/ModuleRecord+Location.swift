import AppModel
import Diagnostics
import FileTransaction

extension ModuleRecord {
    /// The record of a module with the current locations of its files. A moved file is found by the types that it declares.
    static func located(_ module: String, in app: PlannedApp, _ tree: FileTree) throws(Failure) -> ModuleRecord {
        var record = try read(module, in: tree)
        for (index, file) in record.files.enumerated() where !file.types.isEmpty {
            guard let path = try? RelativePath(file.path), try !tree.hasFile(path) else { continue }
            let places = file.types.compactMap { app.place(of: $0)?.source }
            if let place = places.first(where: { !record.owns($0) }) { record.files[index].path = place }
        }
        return record
    }
}
