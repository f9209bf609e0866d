import AppModel
import Diagnostics
import SwiftOutline

/// Collects the findings of a rule. The code that a generator writes has none.
struct Report: Sendable {
    private(set) var findings: [Finding] = []
    private let app: LintContext
    private let rule: Rule?

    /// - Parameter rule: The rule; nothing is recorded if it is `nil`.
    init(_ app: LintContext, of rule: Rule?) {
        self.app = app
        self.rule = rule
    }

    /// Records a violation.
    ///
    /// - Parameters:
    ///   - range: The bytes of the offender.
    ///   - file: The file's position in the index.
    ///   - declaration: The declaration by which baselines match the finding.
    ///   - values: The values of the placeholders in the rule's message.
    ///   - severity: The severity of this violation, if it differs from the rule's.
    mutating func add(
        _ range: Range<Int>,
        in file: Int,
        of declaration: String,
        _ values: [String: String] = [:],
        severity: Severity? = nil,
        module: String? = nil,
        fix: Fix? = nil
    ) {
        let source = app.model.files[file]
        guard let rule, !source.isGenerated || rule.check.reportsGenerated else { return }
        let module = module ?? app.modules.module(of: declaration, at: source.path)
        var finding = Finding(rule, at: (source.path.text, source.span(range)), of: declaration, values, module: module)
        finding.severity = severity ?? rule.severity
        finding.fix = fix
        findings.append(finding)
    }

    /// Records a violation by a type, at its name.
    ///
    /// - Parameter declaration: By what baselines match the finding, if not by the type.
    mutating func add(
        _ type: TypeDeclaration,
        of declaration: String? = nil,
        _ values: [String: String] = [:],
        severity: Severity? = nil,
        module: String? = nil,
        fix: Fix? = nil
    ) {
        let place = type.place
        let range = place.declaration.nameRange
        add(range, in: place.file, of: declaration ?? type.name, values, severity: severity, module: module, fix: fix)
    }

    /// Records a violation by a member of a type, at its name.
    mutating func add(
        _ member: Declaration,
        of type: TypeDeclaration,
        _ values: [String: String],
        module: String? = nil,
        fix: Fix? = nil
    ) {
        let name = "\(type.name).\(member.name)"
        add(member.nameRange, in: type.place.file, of: name, values, module: module, fix: fix)
    }

    /// Records that the app lacks an entry for a module, which the planner can add.
    ///
    /// - Parameters:
    ///   - entry: The entry's title in the style.
    ///   - name: The name in the module for which the entry is missing.
    mutating func add(
        _ entry: String,
        for module: LintModule,
        _ name: String,
        at place: (range: Range<Int>, file: Int),
        of declaration: String
    ) {
        let values = ["title": entry, "module": module.name, "name": name]
        add(place.range, in: place.file, of: declaration, values, module: module.name, fix: app.fix(of: module))
    }

    /// Records a violation by a file that is not Swift.
    ///
    /// - Parameters:
    ///   - line: The line of the offender.
    ///   - declaration: By what baselines match the finding, if not by the file.
    mutating func add(
        path: String,
        line: Int = 1,
        of declaration: String? = nil,
        _ values: [String: String] = [:],
        fix: Fix? = nil
    ) {
        guard let rule else { return }
        let span = SourceSpan(line: line, column: 1, endLine: line, endColumn: 1)
        var finding = Finding(rule, at: (path, span), of: declaration ?? path, values)
        finding.fix = fix
        findings.append(finding)
    }
}
