import Diagnostics
import FileTransaction

/// Parses the files of a plan with the Swift compiler (`--check`).
struct CompilerCheck {
    /// The number of files in one call of the compiler.
    private static let batch = 100

    /// The name of the compiler.
    var compiler = "swiftc"

    /// The compiler's errors in files that it could read before; a warning if there is no compiler.
    func problems(in changes: [FileChange]) -> [Problem] {
        let files = changes.filter { $0.path.fileExtension == "swift" && $0.new != nil }
        guard !files.isEmpty else { return [] }
        guard Subprocess.output([compiler, "--version"])?.status == 0 else {
            return [
                Problem(
                    "no \"\(compiler)\" was found, so that --check has read the files with scaffold's own reader only",
                    severity: .warning
                )
            ]
        }
        guard let folder = ScratchFolder() else {
            return [Problem("--check has no room for its files in the temporary folder", severity: .warning)]
        }
        defer { folder.remove() }
        var found: [Problem] = []
        for start in stride(from: 0, to: files.count, by: Self.batch) {
            let batch = Array(files[start..<min(start + Self.batch, files.count)])
            found += errors(in: batch.map { ($0.path.text, $0.new ?? []) }, folder)
        }
        guard !found.isEmpty else { return [] }
        let broken = Set(found.compactMap(\.mark?.source))
        let before = files.filter { broken.contains($0.path.text) }
            .compactMap { change in change.old.map { (change.path.text, $0) } }
        let known = Set(errors(in: before, folder).compactMap(\.mark?.source))
        return found.filter { !known.contains($0.mark?.source ?? "") }
    }

    private func errors(in files: [(path: String, bytes: [UInt8])], _ folder: ScratchFolder) -> [Problem] {
        var paths: [String: String] = [:]
        for (index, file) in files.enumerated() {
            let name = "\(index).swift"
            guard let path = folder.write(file.bytes, to: name) else { continue }
            paths[path] = file.path
        }
        guard !paths.isEmpty,
            let output = Subprocess.output([compiler, "-frontend", "-parse"] + paths.keys.sorted())
        else { return [] }
        let found = CompilerOutput(text: output.errors).errors { paths[$0] }.map { error in
            Problem("the compiler refuses the plan: \(error.message)", at: error.mark, hint: "nothing was written")
        }
        guard found.isEmpty, output.status != 0 else { return found }
        return [Problem("the compiler refuses the plan: \(output.errors.prefix(200))")]
    }
}
