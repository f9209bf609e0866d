import Diagnostics
import ModuleCopying

extension AppOverview {
    /// The next steps, the most useful first.
    var steps: [NextStep] {
        switch kind {
        case .app(let summary): steps(in: summary)
        case .empty: firstSteps
        case .own(let app): steps(in: app)
        case .other: stepsElsewhere
        }
    }

    private var firstSteps: [NextStep] {
        [
            NextStep("scaffold style list", "the architectures to choose from"),
            NextStep(
                "scaffold app Shop --style \(defaultStyle)",
                "an app with its first modules, in a new folder"
            ),
            NextStep("scaffold module", "a first module and the app around it, in this folder, by answering questions"),
            NextStep("scaffold help", "every command"),
        ]
    }

    /// Only what was tried, as an app of its own architecture may refuse anything.
    private func steps(in app: OwnApp) -> [NextStep] {
        var steps: [NextStep] = []
        if let copy = app.copy, copy.isPossible { steps.append(step(copy)) }
        if !app.pair.isEmpty {
            let line = "scaffold style learn NAME --from \(app.pair.joined(separator: ","))"
            steps.append(NextStep(line, "a style of what they share"))
        }
        return steps + [
            NextStep("scaffold doctor", "checks the app, the toolchain and the configuration"),
            NextStep("scaffold help", "every command"),
        ]
    }

    private func step(_ copy: ModuleTrial.Copy) -> NextStep {
        let entries = copy.outcome.edited.isEmpty ? "" : ", entries in \(copy.outcome.edited.count)"
        let text = "a module like it: \(copy.outcome.created.counted("file"))\(entries)"
        return NextStep("scaffold module NAME --like \(copy.exemplar)", text)
    }

    private var stepsElsewhere: [NextStep] {
        [
            NextStep("scaffold --output <dir>", "shows an app in another folder"),
            NextStep("scaffold style why", "the signs of each style, found and missing"),
            NextStep("scaffold style list", "the architectures to choose from"),
            NextStep("scaffold init --style <style>", "marks the folder as an app of a style all the same"),
            NextStep("scaffold style new <name>", "starts your own style, as data"),
            NextStep("scaffold help", "every command"),
        ]
    }

    private func steps(in summary: Summary) -> [NextStep] {
        var steps: [NextStep] = []
        if !summary.result.findings.isEmpty {
            steps.append(NextStep("scaffold lint", "the findings, with places and reasons"))
        }
        if summary.fixable > 0 {
            steps.append(
                NextStep("scaffold lint --fix", "fixes \(summary.fixable) of them; --dry-run only shows the changes")
            )
        }
        if !summary.behind.isEmpty {
            let text = "brings \(summary.behind.count.counted("module")) to the style as it is now"
            steps.append(NextStep("scaffold update", text))
        }
        if !summary.isConfigured {
            steps.append(NextStep("scaffold init", "writes the app's conventions to a file that you can correct"))
        }
        steps.append(summary.copy.map(step) ?? NextStep("scaffold module", "a new module, by answering questions"))
        if let module = summary.result.modules.first(where: summary.kept.contains) {
            steps.append(NextStep("scaffold screen \(module) <screen>", "another screen for a module"))
        }
        // A copy need not have the declarations that a spec is read from.
        let isReadable = { summary.result.app.modules[$0]?.anchors.isEmpty == false }
        if let module = summary.result.modules.first(where: { !summary.kept.contains($0) && isReadable($0) }) {
            steps.append(
                NextStep(
                    "scaffold adopt \(module)",
                    "reads the spec of a handwritten module, so that you can extend it"
                )
            )
        }
        if !summary.result.modules.isEmpty {
            steps.append(NextStep("scaffold checklist", "what each module still lacks"))
        }
        steps.append(NextStep("scaffold doctor", "checks the app, the toolchain and the configuration"))
        steps.append(NextStep("scaffold help", "every command"))
        return steps
    }
}
