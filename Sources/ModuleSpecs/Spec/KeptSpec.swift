import AppModel
import Diagnostics
import FileTransaction
import YAMLReader

/// The kept spec of a module, in the app's repository.
package enum KeptSpec {
    /// The spec in `.scaffold/modules/<Name>.yml` with the problems of that file, or `nil` if the file does not exist.
    package static func read(_ name: String, in tree: FileTree) throws(Failure) -> (
        spec: ModuleSpec, problems: Problems
    )? {
        let text = path(of: NameWords(name).pascal)
        guard let path = try? RelativePath(text) else { return nil }
        let bytes = try tree.read(path)
        guard let bytes else { return nil }
        let (spec, problems) = SpecFile(YAMLSource(name: text, bytes: bytes)).spec()
        guard let spec else { throw Failure(problems) }
        return (spec, problems)
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
            guard let bytes = try tree.read(path) else { continue }
            if let spec = SpecFile(YAMLSource(name: path.text, bytes: bytes)).spec().spec { specs.append(spec) }
        }
        return specs
    }

    private static func paths(in tree: FileTree) throws(Failure) -> [RelativePath] {
        try tree.files(below: RelativePath(trusted: ".scaffold/modules"), extensions: ["yml"])
    }
}
