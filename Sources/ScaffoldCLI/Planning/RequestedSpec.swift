import AppModel
import Diagnostics
import FileTransaction
import ModuleSpecs

/// The spec of a module, from options or a spec file, filled up from the spec that the app keeps.
struct RequestedSpec {
    let values: ParsedValues
    let console: Console

    /// What is wrong with the options together.
    static func usageProblems(_ values: ParsedValues) -> [Problem] {
        guard values.isGiven(ModuleOptions.spec) else {
            return values[ModuleOptions.name] == nil ? [.missingArgument(ModuleOptions.name)] : []
        }
        return values.conflicts(of: ModuleOptions.inSpecFile, with: ModuleOptions.spec)
    }

    /// The spec, with every problem of reading it.
    func read(in tree: FileTree) throws(Failure) -> (spec: ModuleSpec, problems: Problems) {
        guard let path = values[ModuleOptions.spec] else { return try readOptions(in: tree) }
        return try readFile(InputFile(path: path), in: tree)
    }

    private func readOptions(in tree: FileTree) throws(Failure) -> (spec: ModuleSpec, problems: Problems) {
        var (spec, problems) = flags.spec()
        guard let kept = try KeptSpec.read(spec.name.value, in: tree) else { return (spec, problems) }
        problems.add(kept.problems)
        return (spec.filled(from: kept.spec), problems)
    }

    private func readFile(_ file: InputFile, in tree: FileTree) throws(Failure) -> (
        spec: ModuleSpec, problems: Problems
    ) {
        var (read, problems) = SpecFile(try file.source(from: console)).spec()
        guard var spec = read else { throw Failure(problems) }
        problems.add(nameProblem(of: spec))
        let (stated, more) = SpecFlags(styleOf: values, named: spec.name.value).spec()
        problems.add(more)
        spec.style = stated.style ?? spec.style
        spec.options = stated.options.filled(from: spec.options)
        if spec.style == nil { spec.style = try KeptSpec.read(spec.name.value, in: tree)?.spec.style }
        return (spec, problems)
    }

    /// The problem of a name on the command line that differs from the one in the file.
    private func nameProblem(of spec: ModuleSpec) -> [Problem] {
        guard let name = values[ModuleOptions.name], NameWords(name).pascal != NameWords(spec.name.value).pascal
        else { return [] }
        let message = "the spec's module is \"\(spec.name.value)\", and not \"\(name)\""
        return [Problem(message, at: spec.name.mark, hint: "leave one of them out")]
    }

    private var flags: SpecFlags {
        var flags = SpecFlags(styleOf: values, named: values[ModuleOptions.name] ?? "")
        flags.screens = values[all: ModuleOptions.screens]
        flags.routes = values[all: ModuleOptions.routes]
        flags.useCases = values[all: ModuleOptions.useCases]
        flags.types = values[all: ModuleOptions.types]
        flags.links = values[all: ModuleOptions.links]
        flags.aliases = values[all: ModuleOptions.aliases]
        flags.tab = values[ModuleOptions.tab]
        return flags
    }
}

extension SpecFlags {
    /// The flags for the style and its options.
    init(styleOf values: ParsedValues, named name: String) {
        self.init(name: name)
        style = values[ModuleOptions.style]
        options = values[all: ModuleOptions.option]
    }
}
