import Diagnostics

/// Tells what is wrong with what the app keeps of its modules in `.scaffold/modules/`.
public struct KeptModuleCheckup {
    private let tree: FileTree
    private let app: AppSurvey

    /// - Throws: `Failure` where the app cannot be read.
    public init(of tree: FileTree) throws(Failure) {
        self.tree = tree
        app = try AppSurvey(of: tree)
    }

    /// The problems of a module's spec, those of the record beside it, and the files that were written and are not there any
    /// more.
    ///
    /// - Parameter name: A module that `KeptSpec.names` lists.
    /// - Throws: `Failure` where a file cannot be read.
    public func problems(of name: String) throws(Failure) -> [Problem] {
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
            record = try ModuleRecord.read(name, in: tree)
        } catch {
            guard error.kind == .input else { throw error }
            return error.problems
        }
        let moved = try record.relocated(in: app, tree)
        var gone: [String] = []
        for file in moved.files {
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
