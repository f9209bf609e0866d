import Diagnostics

/// The spec of a module as the app's repository keeps it.
public enum KeptSpec {
    /// The spec in `.scaffold/modules/<Name>.yml`, or `nil` where there is none; its problems are those of the file.
    public static func read(_ name: String, in tree: FileTree) throws(Failure) -> (
        spec: ModuleSpec, problems: Problems
    )? {
        let text = ModuleRecord.specPath(NameWords(name).pascal)
        guard let path = try? RelativePath(text) else { return nil }
        let bytes = try tree.read(path)
        guard let bytes else { return nil }
        let (spec, problems) = SpecFile(YAMLSource(name: text, bytes: bytes)).spec()
        guard let spec else { throw Failure(problems) }
        return (spec, problems)
    }

    /// The values of a style's options that a module was last made with, by the options' names; none where there is no record.
    public static func options(of name: String, in tree: FileTree) throws(Failure) -> [String: String] {
        let record = try ModuleRecord.read(NameWords(name).pascal, in: tree)
        return Dictionary(record.options.map { ($0.option, $0.value) }, uniquingKeysWith: { _, last in last })
    }

    /// The names of the modules whose specs the app keeps, sorted.
    public static func names(in tree: FileTree) throws(Failure) -> [String] {
        let folder = RelativePath(trusted: ".scaffold/modules")
        return try tree.files(below: folder, extensions: ["yml"]).map { String($0.name.dropLast(".yml".count)) }
    }
}
