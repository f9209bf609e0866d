import Diagnostics
import FileTransaction
import ModulePlanning
import ScaffoldLint
import Styles

/// `scaffold style test [<style>]`.
struct StyleTestCommand: Command {
    let name = "test"

    static let style = ArgumentDefinition("style", count: .optional, kind: .candidates(.styles))
    static let record = FlagDefinition("record")
    static let app = OptionDefinition("in", value: "dir", kind: .directory)

    let arguments = [Self.style]
    let switches: [any SwitchDefinition] = [Self.record, Self.app, ModuleOptions.output, ModuleOptions.json]

    func usageProblems(of invocation: Invocation) -> [Problem] {
        let values = invocation.values
        guard values.isGiven(Self.app) else { return [] }
        return (values[Self.style] == nil ? [.missingArgument(Self.style)] : [])
            + values.conflicts(of: [Self.record, ModuleOptions.output], with: Self.app)
    }

    /// Plans the modules of an app anew.
    private func test(in folder: String, _ invocation: Invocation) throws(Failure) -> ExitCode {
        let tree = try AppLocation(reading: folder, from: Self.app.spelling).checkedForApp().tree
        let library = try invocation.styles(of: tree)
        let style = try library.style(invocation.values.located(Self.style))
        let modules = try RebuiltModule.all(of: style, library.frameworks, in: tree)
        let report = RebuiltModulesReport(style: style.name, modules: modules)
        invocation.show(report)
        return report.problems.isEmpty ? .done : .findings
    }

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        if let folder = invocation.values[Self.app] { return try test(in: folder, invocation) }
        let location = try AppLocation(output: invocation.values[ModuleOptions.output])
        var tree = location.tree
        let library = try invocation.styles(of: tree)
        let isRecording = invocation.values[Self.record]
        var tests: [StyleTestReport.Tested] = []
        for name in names(library, invocation.values) {
            let tested = try invocation.showing("testing \(name)") { () throws(Failure) in
                try test(name, library, below: location.folder)
            }
            tests.append(tested)
            if isRecording, library.ownNames.contains(name) { try record(tested, in: &tree) }
        }
        if isRecording {
            _ = try tree.beginWriting()
            for problem in try tree.commit() { invocation.console.report(problem) }
        }
        invocation.show(StyleTestReport(tests: tests, isRecorded: isRecording))
        return isRecording || tests.contains { !$0.problems.isEmpty } ? .findings : .done
    }

    private func names(_ library: StyleLibrary, _ values: ParsedValues) -> [String] {
        if let name = values[Self.style] { return [name] }
        return library.ownNames.isEmpty ? library.names : library.ownNames
    }

    private func test(_ name: String, _ library: StyleLibrary, below folder: RootFolder) throws(Failure)
        -> StyleTestReport.Tested
    {
        let located = Located(name, at: Self.style.mark)
        let style = try library.style(located)
        let contract = StyleContract(
            style: style,
            frameworks: library.frameworks,
            folder: try StyleContract.emptyFolder(below: folder),
            goldens: GoldenTrees(try library.files(of: located))
        )
        let lint = try StyleLintTest(style: style)
        let runs = contract.runs()
        let fullest = runs.indices.filter { runs[$0].isDefault }.max { runs[$0].files.count < runs[$1].files.count }
        return StyleTestReport.Tested(
            style: name,
            untried: style.untried,
            runs: runs.enumerated().map { index, run in run.adding(lint.problems(in: run, deletes: index == fullest)) }
        )
    }

    /// Writes the golden trees of one of the app's own styles.
    private func record(_ tested: StyleTestReport.Tested, in tree: inout FileTree) throws(Failure) {
        for run in tested.firstRuns {
            for file in run.files {
                let golden = GoldenTrees.path(run.spec, file.path)
                guard let path = try? RelativePath("\(StyleLibrary.ownFolder)/\(tested.style)/\(golden)") else {
                    continue
                }
                try tree.write(Array(file.text.utf8), to: path)
            }
        }
    }
}
