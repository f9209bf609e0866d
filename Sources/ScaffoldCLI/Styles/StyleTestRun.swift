import Diagnostics
import ScaffoldKit
import ScaffoldLint
import YAMLReader

/// One run of `scaffold style test`.
struct StyleTestRun {
    private let invocation: Invocation

    private var values: ParsedValues { invocation.values }
    private var console: Console { invocation.console }

    init(_ invocation: Invocation) {
        self.invocation = invocation
    }

    func run() throws(Failure) -> ExitCode {
        let location = try AppLocation(output: values[ModuleOptions.output])
        var tree = FileTree(root: location.folder)
        let library = try invocation.styles(of: tree)
        let progress = ProgressLine(console: console, environment: invocation.environment)
        defer { progress.clear() }
        var reports: [StyleTestReport] = []
        for name in names(library) {
            progress.show("trying \(name)")
            let report = try report(on: name, library, location)
            reports.append(report)
            if values[StyleTestCommand.record] { try record(report, library, in: &tree) }
        }
        progress.clear()
        if values[StyleTestCommand.record] { try commit(&tree) }
        write(reports)
        return reports.contains { !$0.problems.isEmpty } || values[StyleTestCommand.record] ? .findings : .done
    }

    private func names(_ library: StyleLibrary) -> [String] {
        if let name = values[StyleTestCommand.style] { return [name] }
        return library.ownNames.isEmpty ? library.names : library.ownNames
    }

    private func report(on name: String, _ library: StyleLibrary, _ location: AppLocation) throws(Failure)
        -> StyleTestReport
    {
        let located = Located(name, at: SourceMark(source: "STYLE", column: 1))
        let style = try library.style(located)
        let contract = StyleContract(
            style: style,
            frameworks: library.frameworks,
            folder: try StyleContract.emptyFolder(below: location.folder),
            goldens: GoldenTrees(try library.files(of: located))
        )
        let lint = try StyleLintTest(style: style, frameworks: library.frameworks)
        let runs = contract.runs()
        let fullest = runs.indices.filter { runs[$0].isDefault }.max { runs[$0].files.count < runs[$1].files.count }
        let linted = runs.enumerated().map { index, run in
            run.adding(lint.problems(in: run, takesAway: index == fullest))
        }
        return StyleTestReport(style: name, runs: linted)
    }

    private func record(_ report: StyleTestReport, _ library: StyleLibrary, in tree: inout FileTree)
        throws(Failure)
    {
        guard library.ownNames.contains(report.style) else { return }
        for run in report.firstRuns {
            for file in run.files {
                let path = GoldenTrees.path(run.spec, file.path)
                let place = "\(StyleLibrary.ownFolder)/\(report.style)/\(path)"
                guard let path = try? RelativePath(place) else { continue }
                try tree.write(Array(file.text.utf8), to: path)
            }
        }
    }

    private func commit(_ tree: inout FileTree) throws(Failure) {
        _ = try tree.beginWriting()
        try tree.commit()
    }

    private func write(_ reports: [StyleTestReport]) {
        if values[ModuleOptions.json] {
            let object = YAMLValue.members(["styles": .array(reports.map(\.json))])
            return console.output.writeLine(JSONWriter.write(object))
        }
        for report in reports { report.write(to: console) }
        if values[StyleTestCommand.record] {
            console.output.writeLine("recorded; read the golden trees, then run again without --record")
        }
    }
}
