import Diagnostics
import ScaffoldKit

/// One run of `scaffold app`, from the command line to the report.
struct AppRun {
    private let invocation: Invocation

    private var values: ParsedValues { invocation.values }

    init(_ invocation: Invocation) {
        self.invocation = invocation
    }

    func run() throws(Failure) {
        let (spec, problems) = try requested()
        // A name that gives no folder is refused with the rest of the spec.
        let folder = NameWords(spec.name.value).pascal
        let location = try AppLocation(output: values[ModuleOptions.output] ?? (folder.isEmpty ? "." : folder))
        try PlannedRun(invocation, at: location).run { (tree) throws(Failure) in
            try plan(spec, problems, in: &tree)
        }
    }

    private func plan(_ spec: AppSpec, _ problems: Problems, in tree: inout FileTree) throws(Failure) -> Plan {
        let library = try invocation.styles(of: tree)
        do throws(Failure) {
            let (style, note) = try StyleFinder(library).find(spec.style, in: tree)
            let planner = AppPlanner(style: style, frameworks: library.frameworks)
            var plan = try planner.plan(spec, problems: problems, overwrites: values[ModuleOptions.force], in: &tree)
            if let note { plan.notes.insert(note, at: 0) }
            return plan
        } catch {
            throw error.besides(problems)
        }
    }

    // MARK: - The spec

    private func requested() throws(Failure) -> (spec: AppSpec, problems: Problems) {
        var (spec, problems) =
            try fromFile() ?? (AppSpec(name: Located("", at: SourceMark(source: "NAME"))), Problems())
        if let name = values[AppOptions.name] { spec.name = Located(name, at: SourceMark(source: "NAME", column: 1)) }
        var flags = SpecFlags(name: spec.name.value)
        flags.style = values[ModuleOptions.style]
        flags.options = values[all: ModuleOptions.option]
        let (stated, more) = flags.spec()
        problems.add(more.all)
        spec.style = stated.style ?? spec.style
        let names = Set(stated.options.map(\.value.option))
        spec.options = stated.options + spec.options.filter { !names.contains($0.value.option) }
        let (modules, found) = UsualModule.specs(values[all: AppOptions.modules], flag: AppOptions.modules.spelling)
        problems.add(found.all)
        spec.modules += modules
        return (spec, problems)
    }

    private func fromFile() throws(Failure) -> (spec: AppSpec, problems: Problems)? {
        guard let path = values[ModuleOptions.spec] else { return nil }
        let file = InputFile(path: path)
        let bytes = try file.read(from: invocation.console)
        let (spec, problems) = AppSpecFile(YAMLSource(name: file.name, bytes: bytes)).spec()
        guard let spec else { throw Failure(problems) }
        return (spec, problems)
    }
}
