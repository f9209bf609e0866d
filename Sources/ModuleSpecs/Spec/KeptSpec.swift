import AppModel
import Diagnostics
import FileTransaction
import YAMLReader

/// The kept spec of a module, in the app's repository.
package struct KeptSpec: Sendable {
    package let spec: ModuleSpec
    /// The problems of the spec's file.
    package let problems: Problems

    /// The spec in `.scaffold/modules/<Name>.yml`, or `nil` if the file does not exist. Each content is read once per run.
    package static func read(_ name: String, in tree: FileTree) throws(Failure) -> KeptSpec? {
        guard let path = try? RelativePath(path(of: NameWords(name).pascal)) else { return nil }
        return try read(path, in: tree)
    }

    private static func read(_ path: RelativePath, in tree: FileTree) throws(Failure) -> KeptSpec? {
        guard let file = try tree.parsed(path) else { return nil }
        return try file.reading {
            Result { () throws(Failure) in
                let (spec, problems) = SpecFile(YAMLSource(name: path.text, bytes: file.bytes)).spec()
                guard let spec else { throw Failure(problems) }
                return KeptSpec(spec: spec, problems: problems)
            }
        }.get()
    }

    /// The path of a module's kept spec.
    package static func path(of module: String) -> String { ".scaffold/modules/\(module).yml" }

    /// The path of the checklist that the module keeps.
    package static func checklistPath(of module: String) -> String { ".scaffold/checklists/\(module).md" }

    /// The names of the modules with a kept spec, sorted.
    package static func names(in tree: FileTree) throws(Failure) -> [String] {
        try paths(in: tree).map { String($0.name.dropLast(".yml".count)) }
    }

    /// The kept specs that can be read.
    package static func all(in tree: FileTree) throws(Failure) -> [ModuleSpec] {
        var specs: [ModuleSpec] = []
        for path in try paths(in: tree) {
            do throws(Failure) {
                if let kept = try read(path, in: tree) { specs.append(kept.spec) }
            } catch {
                guard error.kind == .input else { throw error }
            }
        }
        return specs
    }

    private static func paths(in tree: FileTree) throws(Failure) -> [RelativePath] {
        try tree.files(below: RelativePath(trusted: ".scaffold/modules"), extensions: ["yml"])
    }
}
