import FileTransaction
import YAMLReader

extension ShortReport {
    /// The short form of the report on a failure.
    init(problems report: YAMLValue, of tool: ToolDefinition?, isLong: Bool = false) {
        self.init(isLong: isLong)
        add("code", report["code"])
        var problems: [YAMLValue] = []
        for problem in report["problems"]?.items ?? [] where !problems.contains(problem) { problems.append(problem) }
        add([("problems", problems.map { tool?.spoken($0) ?? $0 }, 1000)])
        if case .int(let omitted) = report["omitted"] { addMore(omitted, of: "problems") }
    }

    /// The report on changes that were taken back.
    init(takenBack changes: [FileChange]) {
        self.init()
        add(
            [("removed", FileChange.Kind.creation), ("edited", .edit), ("created", .deletion)].map { key, kind in
                (key, changes.filter { $0.kind == kind }.map { .string($0.path.text) }, 500)
            }
        )
    }

    /// The short form of an app's overview, with next steps in the words of a tool that plans.
    init(overview report: YAMLValue, planningBy tool: ToolDefinition?, isLong: Bool) {
        self.init(isLong: isLong)
        for key in ["kind", "root", "style", "styleFrom", "architecture", "files", "findings"] {
            add(key, report[key])
        }
        // The tools are known, and none asks questions: what a step names besides its command is news.
        let steps = (report["next"]?.items ?? []).compactMap { step -> YAMLValue? in
            guard let command = step["command"]?.string, command.split(separator: " ").count > 2 else { return nil }
            return .string("\(tool?.called(command) ?? command): \(step["purpose"]?.string ?? "")")
        }
        add([
            ("behind", report["behind"]?.items ?? [], 200), ("next", steps, 500),
            ("modules", (report["modules"]?.items ?? []).map { $0["name"] ?? $0 }, 500),
            ("targets", report["targets"]?.items ?? [], 200),
        ])
    }

    /// The short form of the report on a plan.
    init(plan report: YAMLValue, id: String? = nil, of tool: ToolDefinition, isLong: Bool) {
        self.init(isLong: isLong)
        add("plan", id.map(YAMLValue.string))
        for key in ["module", "style"] where report[key] != "" { add(key, report[key]) }
        if let counts = report["summary"]?.members {
            add("summary", .object(counts.filter { $0.value != 0 }))
        }
        let files = report["files"]?.items ?? []
        let paths = { (status: String) in
            files.filter { $0["status"] == .string(status) }.compactMap { $0["path"] }
        }
        // What is left to do comes first: paths tell less, and a plan's details have all of them.
        let notes = (report["reach"].map { [$0] } ?? []) + (report["notes"]?.items ?? [])
        let sorted = notes.filter { $0["severity"] != "note" } + notes.filter { $0["severity"] == "note" }
        add([
            ("notes", sorted.map { .string(Self.line(tool.spoken($0))) }, 500),
            ("overwritten", paths("overwritten"), 150),
            ("removed", paths("removed"), 300), ("edited", paths("edited"), 350), ("created", paths("created"), 300),
        ])
    }

    /// The short form of a lint report.
    init(lint report: YAMLValue, of tool: ToolDefinition, isLong: Bool) {
        self.init(isLong: isLong)
        add("checked", report["checked"])
        add("summary", report["summary"])
        let changed = { (status: String) in
            (report["files"]?.items ?? []).filter { $0["status"] == .string(status) }.compactMap { $0["path"] }
        }
        let habits = (report["habits"]?.items ?? []).compactMap { habit in
            habit["rule"]?.string.map { YAMLValue.string("\($0): \(JSONWriter.line(habit["findings"] ?? 0)) findings") }
        }
        let findings = report["findings"]?.items ?? []
        add(
            [
                ("notes", (report["notes"]?.items ?? []).map { .string(Self.line(tool.spoken($0))) }, 250),
                ("created", changed("created"), 150), ("edited", changed("edited"), 250), ("habits", habits, 200),
            ],
            leaving: findings.isEmpty ? 0 : 1050
        )
        // Each finding is shown with what its rule says.
        var count = min(1, findings.count)
        while count < findings.count, Self.length(Self.members(of: findings.prefix(count + 1), tool)) < room {
            count += 1
        }
        let shown = findings.prefix(count)
        add([("findings", shown.map { Self.short($0, tool) }, 700)])
        for member in Self.members(of: shown, tool).members?.dropFirst() ?? [] {
            add(member.key, members: member.value.members ?? [])
        }
        // Last, as there is room for the numbers in any case.
        addMore(findings.count - count, of: "findings")
    }

    /// Findings with what they say of their rules, once for each rule: first of those that nothing fixes.
    private static func members(of findings: ArraySlice<YAMLValue>, _ tool: ToolDefinition) -> YAMLValue {
        var (fixes, reasons): ([YAMLMember], [YAMLMember]) = ([], [])
        for finding in findings.filter({ $0["fixable"] == false }) + findings.filter({ $0["fixable"] == true }) {
            guard let rule = finding["rule"]?.string, !fixes.contains(where: { $0.key == rule }) else { continue }
            fixes.append(YAMLMember(rule, .string(tool.spoken(finding["fix"]?["text"]?.string ?? ""))))
            reasons.append(YAMLMember(rule, finding["why"] ?? ""))
        }
        let shown = YAMLValue.array(findings.map { short($0, tool) })
        return ["findings": shown, "fix": .object(fixes), "why": .object(reasons)]
    }

    private static func short(_ finding: YAMLValue, _ tool: ToolDefinition) -> YAMLValue {
        let place =
            [finding["file"]?.string ?? ""] + ["line", "column"].compactMap { finding[$0].map(JSONWriter.line) }
        return .object(
            [YAMLMember("place", .string(place.joined(separator: ":")))]
                + ["rule", "severity", "message", "fixable"].compactMap { key in
                    finding[key].map { YAMLMember(key, key == "message" ? .string(tool.spoken($0.string ?? "")) : $0) }
                }
        )
    }

    /// A problem in one line, as on a terminal.
    private static func line(_ problem: YAMLValue) -> String {
        let place = ["line", "column"].compactMap { problem[$0].map(JSONWriter.line) }
        let mark = problem["source"]?.string.map { ([$0] + place).joined(separator: ":") + ": " } ?? ""
        let hint = problem["hint"]?.string.map { "; \($0)" } ?? ""
        return "\(mark)\(problem["severity"]?.string ?? ""): \(problem["message"]?.string ?? "")\(hint)"
    }
}
