import Diagnostics
import YAMLReader

/// Reads rule files. Unknown keys, checks, roles and parameters are problems with positions.
struct RuleFileReader {
    private let isKnownOption: (String) -> Bool
    private let log = ProblemLog()
    private(set) var rules: [Rule] = []
    private(set) var roles: [Role] = []
    /// The rules of the file that is read.
    private var own: Set<String> = []

    static let keys = ["schema", "roles", "rules"]
    static let ruleKeys = [
        "id", "severity", "title", "why", "fix", "section", "message", "check", "options", "examples", "habit",
    ]

    init(isKnownOption: @escaping (String) -> Bool) { self.isKnownOption = isKnownOption }

    var problems: Problems { log.problems }

    mutating func read(_ source: YAMLSource) {
        do throws(Failure) {
            let root = try source.root()
            let reader = MappingReader(root, of: "the rules", source: source.name, known: Self.keys, log: log)
            reader.checkSchema()
            own = []
            for entry in reader.entries("roles") { add(Role(entry, in: reader)) }
            for node in reader.list("rules") { rule(node, in: reader) }
        } catch {
            log.problems.add(error.problems)
        }
    }

    /// A style's own role replaces the common one.
    private mutating func add(_ role: Role?) {
        guard let role else { return }
        roles.removeAll { $0.name == role.name }
        roles.append(role)
    }

    private mutating func rule(_ node: YAMLNode, in file: MappingReader) {
        let reader = file.mapping(node, of: "the rule", known: nil)
        guard let id = reader.requiredText("id") else { return }
        if !own.insert(id.value).inserted { reader.add("the rule \"\(id.value)\" is declared twice", at: id.mark) }
        let known = rules.firstIndex { $0.id == id.value }
        if let known, node["check"] == nil {
            reader.refuseKeys(besides: ["id"] + RuleChange.keys)
            return rules[known].apply(RuleChange(reader))
        }
        guard let kind = reader.requiredText("check") else { return }
        guard let type = Checks.all[kind.value] else {
            let hint = Suggestion(among: Checks.all.keys).hint(for: kind.value)
            let all = Checks.all.keys.sorted().joined(separator: ", ")
            return reader.add("there is no check \"\(kind.value)\"", at: kind.mark, hint: hint ?? "there are \(all)")
        }
        var parameters = Parameters(reader)
        let check = parameters.check(type)
        let isUnplanned = parameters.flag("unplanned")
        let habit = parameters.optionalText("habit")
        reader.refuseKeys(besides: Self.ruleKeys + parameters.keys)
        if let habit, habit != "never" { reader.add("\"habit\" is \"never\" or not there", at: reader.mark) }
        let rule = Rule(
            id: id.value,
            severity: reader.choice("severity", as: Severity.self)?.value ?? .warning,
            title: reader.requiredText("title")?.value ?? "",
            why: reader.requiredText("why")?.value ?? "",
            fix: reader.text("fix")?.value,
            section: reader.text("section")?.value,
            message: reader.requiredText("message")?.value ?? "",
            examples: examples(reader),
            options: options(reader),
            isUnplanned: isUnplanned,
            isNeverHabit: habit != nil,
            check: check,
            kind: kind.value,
            mark: reader.mark
        )
        if let known { rules[known] = rule } else { rules.append(rule) }
    }

    private func options(_ reader: MappingReader) -> [String: String] {
        var options: [String: String] = [:]
        for entry in reader.entries("options") {
            let name = entry.key.text ?? ""
            if !isKnownOption(name) {
                reader.add("the style has no option \"\(name)\"", at: reader.mark(of: entry.key))
            }
            options[name] = reader.text(entry.value, of: "the option \"\(name)\"")?.value
        }
        return options
    }

    private func examples(_ reader: MappingReader) -> [RuleExample] {
        reader.list("examples").map { node in
            let example = reader.mapping(node, of: "the example", known: ["title", "violation", "mended"])
            let title = example.text("title")?.value
            let violation = sources("violation", example)
            return RuleExample(title: title, violation: violation, mended: sources("mended", example))
        }
    }

    /// One Swift file, or several by their paths.
    private func sources(_ key: String, _ reader: MappingReader) -> [RuleExample.Source] {
        guard let node = reader.value(key) else {
            reader.add("the example has no \"\(key)\"", at: reader.mark)
            return []
        }
        if node.entries == nil {
            return reader.text(key).map { [RuleExample.Source(path: RuleExample.Source.usualPath, text: $0.value)] }
                ?? []
        }
        return reader.entries(key).compactMap { entry in
            let path = entry.key.text ?? ""
            return reader.text(entry.value, of: "\"\(path)\"").map { RuleExample.Source(path: path, text: $0.value) }
        }
    }
}
