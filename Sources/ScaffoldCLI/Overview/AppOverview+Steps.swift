import ScaffoldKit

extension AppOverview {
    /// The next steps, the most useful first.
    var steps: [NextStep] {
        switch kind {
        case .app(let survey): steps(in: survey)
        case .empty: firstSteps
        case .other: stepsElsewhere
        }
    }

    private var firstSteps: [NextStep] {
        [
            NextStep("scaffold style list", "the architectures to choose from"),
            NextStep(
                "scaffold app Shop --style \(defaultStyle)",
                "an app with its first modules, in a folder of its own"
            ),
            NextStep("scaffold module", "a first module with the app around it, right here, by answering questions"),
            NextStep("scaffold help", "every command"),
        ]
    }

    private var stepsElsewhere: [NextStep] {
        [
            NextStep("scaffold --output <dir>", "looks at an app in another folder"),
            NextStep("scaffold init --style \(defaultStyle)", "marks the folder as an app of that style"),
            NextStep("scaffold style list", "the architectures to choose from"),
            NextStep("scaffold style new <name>", "begins a style of your own, in data alone"),
            NextStep("scaffold help", "every command"),
        ]
    }

    private func steps(in survey: Survey) -> [NextStep] {
        var steps: [NextStep] = []
        if !survey.findings.isEmpty {
            steps.append(NextStep("scaffold lint", "the findings, each with its place and why"))
        }
        if survey.fixable > 0 {
            steps.append(NextStep("scaffold lint --fix", "mends \(survey.fixable) of them; --dry-run only says how"))
        }
        if !survey.isConfigured {
            steps.append(NextStep("scaffold init", "writes the app's conventions to a file that you can correct"))
        }
        steps.append(NextStep("scaffold module", "a new module, by answering questions"))
        if let module = survey.modules.first(where: survey.kept.contains) {
            steps.append(NextStep("scaffold screen \(module) <screen>", "a further screen for one"))
        }
        if let module = survey.modules.first(where: { !survey.kept.contains($0) }) {
            steps.append(
                NextStep("scaffold adopt \(module)", "reads the spec of a module made by hand, so that it can grow")
            )
        }
        if !survey.modules.isEmpty { steps.append(NextStep("scaffold checklist", "what each module still lacks")) }
        steps.append(NextStep("scaffold doctor", "whether everything is in order"))
        steps.append(NextStep("scaffold help", "every command"))
        return steps
    }
}
