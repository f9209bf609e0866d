import Diagnostics
import YAMLReader

/// The report of `scaffold doctor`: the diagnoses of all checks.
struct DoctorReport: CommandReport {
    /// All checks, in the order of the report.
    private static let checks: [any DoctorCheck] = [
        ToolchainCheck(), LocationCheck(), StyleCheck(), ConfigurationCheck(), TemplateCheck(), CopiedStylesCheck(),
        KeptModulesCheck(), ProjectCheck(), ReadinessCheck(), PermissionCheck(), HookCheck(),
    ]

    private let entries: [(topic: String, diagnosis: Diagnosis)]

    /// Runs the checks; only the first two if the folder is too large for an app, because the others read all of it.
    init(of app: DoctorContext) {
        let checks = app.location.isTooLargeForApp ? Self.checks.prefix(2) : Self.checks[...]
        // Several checks report the same unreadable configuration.
        var errors: Set<String> = []
        entries = checks.flatMap { check in
            Diagnosis.all { () throws(Failure) in try check.diagnoses(of: app) }
                .filter { $0.state != .error || errors.insert($0.message).inserted }
                .map { (check.topic, $0) }
        }
    }

    var hasErrors: Bool { count(.error) > 0 }

    private func count(_ state: Diagnosis.State) -> Int { entries.count { $0.diagnosis.state == state } }

    func write(to console: Console) {
        let style = console.outputStyle
        let states = (Diagnosis.State.allCases.map(\.rawValue.count).max() ?? 0) + 2
        let column = states + (entries.map(\.topic.count).max() ?? 0) + 2
        for entry in entries {
            let diagnosis = entry.diagnosis
            let state = diagnosis.state.rawValue
            let topic = String(repeating: " ", count: states - state.count) + entry.topic
            let lines = diagnosis.message.split(separator: "\n").map(String.init)
            let text = (lines + (diagnosis.advice.map { ["→ " + $0] } ?? [])).joined(separator: "\n")
            let row = LabelledText(state + topic, styled: style(diagnosis.state.look, state) + topic, text)
            console.output.writeLines(row.lines(column: column, textWidth: max(console.width - column, 24)))
        }
        console.output.writeLine()
        console.output.writeLine(style(.bold, summary))
    }

    private var summary: String {
        let words = [Diagnosis.State.error, .warning, .note].filter { count($0) > 0 }
            .map { count($0).counted($0.rawValue) }
        return words.isEmpty ? "everything is in order" : words.joined(separator: ", ")
    }

    var json: YAMLValue {
        let checks = entries.map { entry in
            YAMLValue.members([
                "topic": .string(entry.topic), "state": .string(entry.diagnosis.state.rawValue),
                "message": .string(entry.diagnosis.message), "advice": entry.diagnosis.advice.map(YAMLValue.string),
            ])
        }
        let summary = Diagnosis.State.allCases.map { YAMLMember($0.rawValue, .int(count($0))) }
        return .members(["checks": .array(checks), "summary": .object(summary)])
    }
}
