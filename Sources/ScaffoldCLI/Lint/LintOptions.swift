/// The arguments and options of `scaffold lint`.
enum LintOptions {
    private static let reportOptions = SwitchGroup("Report options")
    private static let fixOptions = SwitchGroup("Fix options")
    private static let scopeOptions = SwitchGroup("Scope options")

    static let paths = ArgumentDefinition(
        "path",
        count: .any,
        kind: .directory,
        help: "Files, folders or modules to report on. If omitted, the whole app."
    )
    static let format = reportOptions.option(
        "format",
        value: "format[=file]",
        isList: true,
        help: "The format: \(LintFormat.allCases.map(\.rawValue).joined(separator: ", ")). May be repeated. "
            + "With a file, the report goes there."
    )
    static let strict = reportOptions.flag("strict", help: "Exit with 1 on warnings, too.")
    static let lenient = reportOptions.flag("lenient", help: "Report errors as warnings, so that a build continues.")
    static let showAll = reportOptions.flag(
        "all",
        help: "Report each finding of a habit, too: of a rule that most modules break."
    )
    static let quiet = reportOptions.flag("quiet", short: "q", help: "Report errors only.")
    static let baseline = scopeOptions.option(
        "baseline",
        value: "file",
        kind: .file(extensions: ["json"]),
        help: "Hide the findings in the baseline. Removes and lists entries without a finding."
    )
    static let writeBaseline = scopeOptions.option(
        "write-baseline",
        value: "file",
        kind: .file(extensions: ["json"]),
        help: "Write all findings to a baseline instead of reporting them."
    )
    static let force = reportOptions.flag(
        "force",
        short: "f",
        help: "Replace the file even if it is not an earlier report or baseline."
    )
    static let changedSince = scopeOptions.option(
        "changed-since",
        value: "revision",
        help: "Report only on modules and files that differ from a Git revision."
    )
    static let fix = fixOptions.flag("fix", help: "Fix what is safe to fix, and report the rest.")

    static let all: [any SwitchDefinition] = [
        format, CommonOptions.formatJSON, strict, lenient, quiet, showAll, force, baseline, writeBaseline, changedSince,
        fix, ModuleOptions.dryRun, ModuleOptions.diff, ModuleOptions.unchecked, ModuleOptions.verify,
        ModuleOptions.style,
        ModuleOptions.output,
    ]

    /// The requested formats with their files, if any: `sarif=lint.sarif`.
    static func formats(_ values: ParsedValues) -> [(format: LintFormat, path: String?)] {
        let json = values[CommonOptions.formatJSON] ? [LintFormat.json.rawValue] : []
        let given = values[all: format] + json
        return (given.isEmpty ? [LintFormat.text.rawValue] : given).compactMap { text in
            let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
            return parts.first.flatMap(LintFormat.init).map { ($0, parts.count == 2 ? parts[1] : nil) }
        }
    }

    static func usageProblems(_ values: ParsedValues) -> [UsageProblem] {
        let unknown = values[all: format].compactMap { text -> UsageProblem? in
            let name = String(text.prefix { $0 != "=" })
            if text == name + "=" { return .missingValue(option: "--format \(name)=", valueName: "file") }
            guard LintFormat(rawValue: name) == nil else { return nil }
            return .invalidValue(name, owner: "--format", allowed: LintFormat.allCases.map(\.rawValue))
        }
        let verifies = values.isGiven(ModuleOptions.verify) && !values[fix]
        return unknown
            + (values[strict] && values[lenient] ? [.contradictingFlags(strict.spelling, lenient.spelling)] : [])
            + (verifies ? [.needlessOption(ModuleOptions.verify.spelling, without: fix.spelling)] : [])
    }
}
