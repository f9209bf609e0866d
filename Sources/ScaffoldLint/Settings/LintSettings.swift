import AppModel
import Diagnostics
import FileTransaction
import YAMLReader

/// The settings of lint, under `lint:` in `.scaffold.yml`.
package struct LintSettings: Sendable, Equatable {
    /// The levels of rules that differ from the rules' own.
    package var levels: [String: RuleLevel] = [:]
    /// What the app changes about rules.
    var changes: [String: RuleChange] = [:]
    /// The levels in single modules.
    package var modules: [String: [String: RuleLevel]] = [:]
    /// The places of the modules in the file.
    var marks: [String: SourceMark] = [:]
    /// The files that are reported on; all if empty.
    package var include: [Glob] = []
    package var exclude: [Glob] = []

    package init() {}

    /// Reads the settings; they are empty without a file.
    ///
    /// - Throws: `Failure` for an invalid file, or an unknown rule or module.
    package static func read(in tree: FileTree, rules: RuleSet) throws(Failure) -> LintSettings {
        guard let node = try AppConfiguration.read(in: tree).lint else { return LintSettings() }
        let keys = ["rules", "include", "exclude", "modules"]
        let reader = MappingReader(node, of: "\"lint\"", source: AppConfiguration.path, known: keys)
        let settings = LintSettings(reader, rules)
        guard !reader.problems.hasErrors else { throw Failure(reader.problems) }
        return settings
    }

    /// Whether a file is reported on.
    package func covers(_ path: String) -> Bool {
        (include.isEmpty || include.contains { $0.matches(path) }) && !exclude.contains { $0.matches(path) }
    }

    /// The level of a rule in a module; `nil` without a setting.
    package func level(of rule: String, in module: String?) -> RuleLevel? {
        module.flatMap { modules[$0]?[rule] } ?? levels[rule]
    }
}

extension LintSettings {
    private init(_ reader: MappingReader, _ rules: RuleSet) {
        (levels, changes) = Self.levels(reader, rules)
        include = reader.texts("include").map { Glob($0.value) }
        exclude = reader.texts("exclude").map { Glob($0.value) }
        for entry in reader.entries("modules") {
            let name = entry.key.text ?? ""
            let module = reader.mapping(entry.value, of: "the module \"\(name)\"", known: ["rules"])
            modules[name] = Self.levels(module, rules).levels
            marks[name] = reader.mark(of: entry.key)
        }
    }

    /// A rule has a level, or several changes with one among them.
    private static func levels(
        _ reader: MappingReader,
        _ rules: RuleSet
    ) -> (levels: [String: RuleLevel], changes: [String: RuleChange]) {
        var levels: [String: RuleLevel] = [:]
        var changes: [String: RuleChange] = [:]
        for entry in reader.entries("rules") {
            let rule = entry.key.text ?? ""
            if rules[rule] == nil {
                let ids = rules.rules.map(\.id)
                let hint = Suggestion(among: ids).hint(for: rule) ?? "scaffold explain lists the rules"
                reader.add("there is no rule \"\(rule)\"", at: reader.mark(of: entry.key), hint: hint)
            }
            if entry.value.entries != nil {
                let subject = "the rule \"\(rule)\""
                changes[rule] = RuleChange(reader.mapping(entry.value, of: subject, known: RuleChange.keys))
                levels[rule] = changes[rule]?.level
                continue
            }
            // An unquoted `off` is text in YAML 1.2, and false in older readers.
            guard let text = reader.text(entry.value, of: "the level of \"\(rule)\"") else { continue }
            let word = text.value == "false" ? "off" : text.value
            guard let level = RuleLevel(rawValue: word) else {
                let words = RuleLevel.allCases.map(\.rawValue).joined(separator: ", ")
                reader.add("\"\(text.value)\" is not a level", at: text.mark, hint: "it is one of \(words)")
                continue
            }
            levels[rule] = level
        }
        return (levels, changes)
    }
}
