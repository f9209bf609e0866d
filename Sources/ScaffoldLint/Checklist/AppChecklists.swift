import Diagnostics
import FileTransaction
import ModulePlanning
import ModuleSpecs
import Styles

/// The checklists of an app's modules, ticked by the findings of lint.
package struct AppChecklists {
    private let run: LintRun
    private let tree: FileTree

    package init(_ run: LintRun, in tree: FileTree) {
        self.run = run
        self.tree = tree
    }

    /// Ticks the checklist of one module, or those of all modules.
    ///
    /// - Parameters:
    ///   - module: The module's name; `nil` for all.
    ///   - result: The result of lint.
    /// - Returns: The checklists, and remarks on modules that have none.
    package func ticked(_ module: Located<String>?, by result: LintRun.Result) throws(Failure) -> (
        checklists: [ModuleChecklist], remarks: [Problem]
    ) {
        let style = run.style
        guard let checklist = try Checklist.of(style) else {
            throw Failure("the style \"\(style.name)\" has no checklist")
        }
        let verdicts = LintVerdicts(rules: run.rules, findings: result.findings, settings: run.settings)
        let maker = ChecklistMaker(checklist: checklist, style: style, verdicts: verdicts)
        let inspector = try ModuleInspector(style: style, in: tree)
        if let module {
            let name = try Self.found(module, among: result.modules)
            return ([try merged(maker.checklist(of: inspector.inspect(name, in: tree)))], [])
        }
        return try all(result.modules, inspector, maker, obstacles: result.obstacles)
    }

    private static func found(_ module: Located<String>, among known: [String]) throws(Failure) -> Located<String> {
        let name = NameWords(module.value).pascal
        guard known.contains(name) else { throw Failure(.unknownModule(name, at: module.mark, among: known)) }
        return Located(name, at: module.mark)
    }

    /// - Parameter obstacles: The problems of the specs with which lint could not compare their modules.
    private func all(
        _ known: [String],
        _ inspector: ModuleInspector,
        _ maker: ChecklistMaker,
        obstacles: [Problem]
    ) throws(Failure) -> ([ModuleChecklist], [Problem]) {
        let kept = Set(try KeptSpec.names(in: tree))
        var checklists: [ModuleChecklist] = []
        var remarks = Problems(obstacles)
        var unreadable: [String] = []
        for name in known {
            let inspection: ModuleInspection
            do throws(Failure) {
                inspection = try inspector.inspect(Located(name, at: SourceMark(source: name)), in: tree)
            } catch {
                guard kept.contains(name) else {
                    unreadable.append(name)
                    continue
                }
                guard !error.obstacles.isEmpty else { throw error }
                remarks.add(error.obstacles)
                continue
            }
            checklists.append(try merged(maker.checklist(of: inspection)))
        }
        if !unreadable.isEmpty { remarks.add(Self.leftOut(unreadable)) }
        return (checklists, remarks.sorted)
    }

    private func merged(_ checklist: ModuleChecklist) throws(Failure) -> ModuleChecklist {
        try KeptChecklist(of: checklist.module, in: tree).merged(into: checklist)
    }

    private static func leftOut(_ names: [String]) -> Problem {
        Problem(
            "\(names.joined(separator: ", ")): left out, because their declarations do not make a spec",
            hint: "scaffold checklist \(names[0]) says why",
            severity: .note
        )
    }
}

extension Problem {
    /// The problem of a name that no module of the app has.
    package static func unknownModule(_ name: String, at mark: SourceMark, among known: [String]) -> Problem {
        let found = known.isEmpty ? "none was found" : "found: \(known.joined(separator: ", "))"
        return Problem(
            "there is no module \"\(name)\"",
            at: mark,
            hint: Suggestion(among: known).hint(for: name) ?? found
        )
    }
}
