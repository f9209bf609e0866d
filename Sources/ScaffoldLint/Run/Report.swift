import Diagnostics
import SwiftOutline

/// Collects the findings of one rule at a time.
struct Report: Sendable {
    private let app: LintContext
    private(set) var findings: [Finding] = []
    private let rules: [Rule]
    /// The position of the rule that is being checked: rules are large, and most find nothing.
    var current = 0
    /// The lines of the file that was told of last: it may have very many findings.
    private var lines: (file: Int, table: LineTable)?
    private var rule: Rule? { rules.indices.contains(current) ? rules[current] : nil }

    init(_ app: LintContext, rules: [Rule]) {
        self.app = app
        self.rules = rules
    }

    /// Notes a violation.
    ///
    /// - Parameters:
    ///   - range: The bytes of the offender.
    ///   - file: The file's position in the index.
    ///   - declaration: What baselines know it by.
    ///   - values: What the rule's message has places for.
    ///   - severity: Where this violation weighs something else than the rule says.
    mutating func add(
        _ range: Range<Int>,
        in file: Int,
        of declaration: String,
        _ values: KeyValuePairs<String, String> = [:],
        severity: Severity? = nil,
        module: String? = nil,
        fix: Fix? = nil
    ) {
        guard let rule else { return }
        let source = app.index.files[file]
        let table = lines.flatMap { $0.file == file ? $0.table : nil } ?? LineTable(source.outline.source)
        lines = (file, table)
        findings.append(
            Finding(
                rule: rule.id,
                severity: severity ?? rule.severity,
                file: source.path.text,
                span: SourceSpan(range, in: source.outline.source, table),
                declaration: declaration,
                message: MessageText.fill(rule.message, values),
                why: rule.why,
                section: rule.section,
                module: module ?? app.modules.module(of: declaration, at: source.path),
                fix: fix
            )
        )
    }

    /// Notes a violation that is about a type: at its name.
    mutating func add(
        _ type: IndexedType,
        _ values: KeyValuePairs<String, String> = [:],
        severity: Severity? = nil,
        module: String? = nil,
        fix: Fix? = nil
    ) {
        let place = type.place
        let range = place.declaration.nameRange
        add(range, in: place.file, of: type.name, values, severity: severity, module: module, fix: fix)
    }

    /// Notes a violation that is about a member of a type: at its name.
    mutating func add(
        _ member: Declaration,
        of type: IndexedType,
        _ values: KeyValuePairs<String, String>,
        module: String? = nil,
        fix: Fix? = nil
    ) {
        let name = "\(type.name).\(member.name)"
        add(member.nameRange, in: type.place.file, of: name, values, module: module, fix: fix)
    }

    /// Notes that the app lacks something for a module, which the planner adds.
    ///
    /// - Parameters:
    ///   - entry: What is missing, as the style calls it.
    ///   - name: What of the module it is about.
    mutating func add(
        _ entry: String,
        for module: LintModule,
        _ name: String,
        at place: (range: Range<Int>, file: Int),
        of declaration: String
    ) {
        let values: KeyValuePairs = ["title": entry, "module": module.name, "name": name]
        add(place.range, in: place.file, of: declaration, values, module: module.name, fix: app.fix(of: module))
    }

    /// Notes a violation in a file that is not Swift.
    mutating func add(path: String, _ values: KeyValuePairs<String, String> = [:]) {
        guard let rule else { return }
        findings.append(
            Finding(
                rule: rule.id,
                severity: rule.severity,
                file: path,
                span: .start,
                declaration: path,
                message: MessageText.fill(rule.message, values),
                why: rule.why,
                section: rule.section
            )
        )
    }
}
