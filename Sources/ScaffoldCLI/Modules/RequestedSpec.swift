import Diagnostics
import ScaffoldKit

/// The spec that a command line asks for: from its options or a file, filled up from what the app keeps of the module.
struct RequestedSpec {
    private let values: ParsedValues
    private let console: Console

    init(_ values: ParsedValues, console: Console) {
        self.values = values
        self.console = console
    }

    /// What is wrong with the options together.
    static func usageProblems(_ values: ParsedValues) -> [UsageProblem] {
        guard values.isGiven(ModuleOptions.spec) else {
            return values[ModuleOptions.name] == nil ? [.missingArgument(ModuleOptions.name.name)] : []
        }
        return ModuleOptions.inSpecFile.filter(values.isGiven)
            .map { .excludingOptions($0.spelling, ModuleOptions.spec.spelling) }
    }

    /// Reads the spec, with every problem that reading it gives.
    func read(in tree: FileTree) throws(Failure) -> (spec: ModuleSpec, problems: Problems) {
        guard let file = values[ModuleOptions.spec] else { return try readOptions(in: tree) }
        return try readFile(InputFile(path: file), in: tree)
    }

    private func readOptions(in tree: FileTree) throws(Failure) -> (spec: ModuleSpec, problems: Problems) {
        let (spec, found) = flags(named: values[ModuleOptions.name] ?? "").spec()
        guard let kept = try kept(spec.name.value, in: tree) else { return (spec, found) }
        var problems = found
        problems.add(kept.problems)
        return (spec.filled(from: kept.spec), problems)
    }

    private func readFile(_ file: InputFile, in tree: FileTree) throws(Failure) -> (
        spec: ModuleSpec, problems: Problems
    ) {
        let bytes = try file.read(from: console)
        let (read, found) = SpecFile(YAMLSource(name: file.name, bytes: bytes)).spec()
        var problems = found
        guard var spec = read else { throw Failure(problems) }
        problems.add(nameProblem(of: spec))
        let flags = flags(named: spec.name.value).spec()
        problems.add(flags.problems)
        spec.style = flags.spec.style ?? spec.style
        let stated = Set(flags.spec.options.map(\.value.option))
        spec.options = flags.spec.options + spec.options.filter { !stated.contains($0.value.option) }
        if spec.style == nil { spec.style = try kept(spec.name.value, in: tree)?.spec.style }
        return (spec, problems)
    }

    /// A name on the command line that is not the one in the file.
    private func nameProblem(of spec: ModuleSpec) -> [Problem] {
        guard let name = values[ModuleOptions.name], NameWords(name).pascal != NameWords(spec.name.value).pascal
        else { return [] }
        let message = "the file's module is \"\(spec.name.value)\", the command line's \"\(name)\""
        return [Problem(message, at: spec.name.mark, hint: "leave one of them out")]
    }

    /// What the app keeps of a module. A name that can be no module's is refused later, with the rest.
    private func kept(_ name: String, in tree: FileTree) throws(Failure) -> (
        spec: ModuleSpec, problems: Problems
    )? {
        try KeptSpec.read(name, in: tree)
    }

    private func flags(named name: String) -> SpecFlags {
        var flags = SpecFlags(name: name)
        flags.style = values[ModuleOptions.style]
        flags.options = values[all: ModuleOptions.option]
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
