import Diagnostics
import ScaffoldKit
import ScaffoldLint
import StencilEngine
import YAMLReader

/// One run of `scaffold checklist`, from the command line to the report.
struct ChecklistJob {
    private let invocation: Invocation

    private var values: ParsedValues { invocation.values }
    private var console: Console { invocation.console }

    init(_ invocation: Invocation) {
        self.invocation = invocation
    }

    func run() throws(Failure) -> ExitCode {
        let location = try AppLocation(reading: values[RoutesCommand.output]).checkedForApp()
        let progress = ProgressLine(console: console, environment: invocation.environment)
        progress.show("looking")
        defer { progress.clear() }
        let (checklists, remarks) = try checklists(in: FileTree(root: location.folder))
        progress.clear()
        for remark in remarks { console.report(remark.description) }
        let nothing = NothingFound(location: location, consequence: "no checklist was ticked")
        if checklists.isEmpty, let remark = nothing.app() { console.report(remark.description) }
        write(checklists)
        let isOpen = checklists.contains { $0.count(.open) > 0 }
        return isOpen && values[ChecklistCommand.strict] ? .findings : .done
    }

    // MARK: - Reading

    /// The checklists, and what is said of modules that have none.
    private typealias Outcome = (checklists: [ModuleChecklist], remarks: [Problem])

    private func checklists(in tree: FileTree) throws(Failure) -> Outcome {
        let app = try StyledApp(tree, invocation)
        let result = try app.lint()
        let settings = try app.settings()
        return try checklists(app, settings, result)
    }

    private func checklists(_ app: StyledApp, _ settings: LintSettings, _ result: LintRun.Result) throws(Failure)
        -> Outcome
    {
        let (style, tree) = (app.style, app.tree)
        guard let checklist = try Checklist.of(style) else {
            throw Failure("the style \"\(style.name)\" has no checklist")
        }
        let inspector = try ModuleInspector(style: style, in: tree)
        let kept = Set(try KeptSpec.names(in: tree))
        let names = try names(inspector, result, style.manifest, kept, in: tree)
        let verdicts = LintVerdicts(rules: app.rules, findings: result.findings, settings: settings)
        let maker = ChecklistMaker(checklist, style: style, verdicts: verdicts)
        var checklists: [ModuleChecklist] = []
        // What lint could not compare with its spec is ticked by less than there is to know.
        var remarks = Problems(isSingle ? [] : result.obstacles)
        var untold: [String] = []
        for name in names {
            let inspection: ModuleInspection
            do throws(Failure) {
                inspection = try inspector.inspect(name, in: tree)
            } catch {
                guard !isSingle else { throw error }
                guard kept.contains(name.value) else {
                    untold.append(name.value)
                    continue
                }
                guard !error.obstacles.isEmpty else { throw error }
                remarks.add(error.obstacles)
                continue
            }
            checklists.append(try maker.checklist(of: inspection))
        }
        if !untold.isEmpty { remarks.add(Self.leftOut(untold)) }
        return (checklists, remarks.sorted)
    }

    /// Whether one module is asked for by its name.
    private var isSingle: Bool { values[ChecklistCommand.name] != nil }

    private static func leftOut(_ names: [String]) -> Problem {
        Problem(
            "\(names.joined(separator: ", ")): left out, as the declarations tell no spec",
            hint: "scaffold checklist \(names[0]) says why",
            severity: .note
        )
    }

    /// The modules that are asked for.
    private func names(
        _ inspector: ModuleInspector,
        _ result: LintRun.Result,
        _ manifest: StyleManifest,
        _ kept: Set<String>,
        in tree: FileTree
    ) throws(Failure) -> [Located<String>] {
        // Lint tells modules from parts of the base app, where the style says how.
        let known = result.modules.isEmpty ? try inspector.modules(in: tree) : result.modules
        guard let name = values[ChecklistCommand.name] else {
            // What the base app consists of is no module that somebody has to tick.
            let parts = manifest.app.parts
            let names = known.filter { kept.contains($0) || !parts.contains($0) }
            return names.map { Located($0, at: SourceMark(source: $0)) }
        }
        let wanted = NameWords(name).pascal
        let mark = SourceMark(source: "NAME", column: 1)
        guard known.contains(wanted) else {
            let found = known.isEmpty ? "none was found" : "found: \(known.joined(separator: ", "))"
            let hint = Suggestion(among: known).hint(for: wanted) ?? found
            throw Failure("there is no module \"\(wanted)\"", at: mark, hint: hint)
        }
        return [Located(wanted, at: mark)]
    }

    // MARK: - Writing

    private func write(_ checklists: [ModuleChecklist]) {
        switch ChecklistCommand.format(values) {
        case .text: ChecklistText(checklists: checklists, isSingle: isSingle).write(to: console)
        case .markdown: console.output.write(ChecklistMarkdown(checklists: checklists, isSingle: isSingle).text)
        case .html: console.output.write(ChecklistPage(checklists: checklists, isSingle: isSingle).text)
        case .json: console.output.writeLine(JSONWriter.write(ChecklistJSON(checklists: checklists).value))
        }
    }
}
