import Diagnostics

/// The arguments and options of `scaffold lint`.
enum LintOptions {
    private static let reportOptions = SwitchGroup("Report options")
    private static let fixOptions = SwitchGroup("Fix options")
    private static let scopeOptions = SwitchGroup("Scope options")

    static let paths = ArgumentDefinition("path", count: .any, kind: .directory)
    static let format = reportOptions.option("format", value: "format[=file]", isList: true)
    static let strict = reportOptions.flag("strict")
    static let lenient = reportOptions.flag("lenient")
    static let showAll = reportOptions.flag("all")
    static let quiet = reportOptions.flag("quiet", short: "q")
    static let baseline = scopeOptions.option("baseline", value: "file", kind: .file(extensions: ["json"]))
    static let writeBaseline = scopeOptions.option("write-baseline", value: "file", kind: .file(extensions: ["json"]))
    static let force = reportOptions.flag("force", short: "f")
    static let changedSince = scopeOptions.option("changed-since", value: "revision")
    static let fix = fixOptions.flag("fix")

    static let all: [any SwitchDefinition] = [
        format, CommonOptions.json, strict, lenient, quiet, showAll, force, baseline, writeBaseline, changedSince,
        fix, ModuleOptions.dryRun, ModuleOptions.diff, ModuleOptions.unchecked, ModuleOptions.verify,
        ModuleOptions.style,
        ModuleOptions.output,
    ]

    /// The requested formats with their files, if any: `sarif=lint.sarif`.
    static func formats(_ values: ParsedValues) -> [(format: LintFormat, path: String?)] {
        let json = values[CommonOptions.json] ? [LintFormat.json.rawValue] : []
        let given = values[all: format] + json
        return (given.isEmpty ? [LintFormat.text.rawValue] : given).compactMap { text in
            let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
            return parts.first.flatMap(LintFormat.init).map { ($0, parts.count == 2 ? parts[1] : nil) }
        }
    }

    static func usageProblems(_ values: ParsedValues) -> [Problem] {
        let unknown = values[all: format].compactMap { text -> Problem? in
            let name = String(text.prefix { $0 != "=" })
            if text == name + "=" { return .missingValue(of: "--format \(name)=", named: "file") }
            guard LintFormat(rawValue: name) == nil else { return nil }
            return .invalidValue(name, of: "--format", allowed: LintFormat.allCases.map(\.rawValue))
        }
        let verifies = values.isGiven(ModuleOptions.verify) && !values[fix]
        return unknown
            + (values[strict] && values[lenient] ? [.contradictingFlags(strict, lenient)] : [])
            + (verifies ? [.needlessOption(ModuleOptions.verify, without: fix)] : [])
    }
}
