import AppModel
import Diagnostics
import FileTransaction
import ModuleSpecs

/// Checks the kept modules of an app in `.scaffold/modules/`.
package struct KeptModuleCheckup {
    private let tree: FileTree
    private let app: PlannedApp

    /// - Throws: `Failure` if the app cannot be read.
    package init(of tree: FileTree) throws(Failure) {
        self.tree = tree
        app = try PlannedApp(of: tree)
    }

    /// Finds the problems of a module's spec and of its record, and recorded files that no longer exist.
    ///
    /// - Parameter name: A module that `KeptSpec.names` lists.
    /// - Throws: `Failure` if a file cannot be read.
    package func problems(of name: String) throws(Failure) -> [Problem] {
        try problemsOfSpec(name) + problemsOfRecord(name)
    }

    private func problemsOfSpec(_ name: String) throws(Failure) -> [Problem] {
        do throws(Failure) {
            return try KeptSpec.read(name, in: tree)?.problems.sorted.filter { $0.severity != .note } ?? []
        } catch {
            guard error.kind == .input else { throw error }
            return error.problems
        }
    }

    private func problemsOfRecord(_ name: String) throws(Failure) -> [Problem] {
        let record: ModuleRecord
        do throws(Failure) {
            record = try ModuleRecord.located(name, in: app, tree)
        } catch {
            guard error.kind == .input else { throw error }
            return error.problems
        }
        var gone: [String] = []
        for file in record.files {
            guard let path = try? RelativePath(file.path), try tree.hasFile(path) else {
                gone.append(file.path)
                continue
            }
        }
        guard !gone.isEmpty else { return [] }
        let files = gone.count == 1 ? "a file of \"\(name)\" is" : "\(gone.count) files of \"\(name)\" are"
        return [
            Problem(
                "\(files) not there any more: \(gone.joined(separator: ", "))",
                at: SourceMark(source: ModuleRecord.path(name)),
                hint: "scaffold module \(name) writes what is missing; scaffold remove \(name) takes back the rest",
                severity: .warning
            )
        ]
    }
}
