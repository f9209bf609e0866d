import AppModel
import Diagnostics
import FileTransaction
import ScaffoldLint

/// The results of a lint run, for the report formats.
struct LintReport {
    var findings: [Finding]
    let rules: [Rule]
    let style: String
    let app: LintContext
    let location: AppLocation
    /// The number of modules.
    let modules: Int
    /// The number of Swift files.
    let files: Int
    /// The number of findings that a baseline hides.
    var hidden = 0
    /// The rules that most modules break, whose findings are not reported one by one.
    var habits: [Habit] = []
    /// The number of fixed findings.
    var fixed = 0
    /// What `--fix` has changed or would change; `nil` without it.
    var changes: [FileChange]?
    /// Whether `--fix` only says what it would change.
    var isDryRun = false
    /// What was not checked, or in another way.
    var notes: [Problem] = []
    /// Whether the changes are shown as differences, too.
    var showsDiffs = false
    var checked = Checked.style

    /// What modules were compared with.
    enum Checked: String {
        /// The rules of the app's style.
        case style
        /// One another, as the style is unknown.
        case kind
        case nothing
    }

    func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }

    /// `2 errors, 1 warning and 3 notes in 4 modules (120 files)`.
    var summary: String {
        if checked == .nothing { return "nothing checked, \(files.counted("file"))" }
        let counts = Severity.allCases.reversed().filter { count($0) > 0 }.map { count($0).counted($0.rawValue) }
        let found = counts.isEmpty ? "nothing to report" : Self.list(counts)
        let kind = checked == .kind ? "of one kind" : "of the style \"\(style)\""
        let place = "\(modules.counted("module")) \(kind), \(files.counted("file"))"
        let repaired = fixed > 0 ? "; \(fixed) fixed" : ""
        let known = hidden > 0 ? "\(fixed > 0 ? "," : ";") \(hidden) in the baseline" : ""
        return "\(found) in \(place)\(repaired)\(known)"
    }

    /// A habit in one line, with the setting that keeps it.
    func line(of habit: Habit) -> String {
        let title = rules.first { $0.id == habit.rule }?.title ?? habit.rule
        let setting = "lint: { rules: { \(habit.setting) } }"
        return "\(habit.share) break this (\(habit.findings.counted("finding"))): \(title); as a habit of the team, "
            + "\(AppConfiguration.path) can say \"\(setting)\", and --all shows each"
    }

    /// The path of a finding's file from the current folder.
    func path(_ finding: Finding) -> String { location.path(of: finding.file) }

    /// The absolute path of a finding's file.
    func absolutePath(_ finding: Finding) -> String {
        (location.folder.path == "/" ? "" : location.folder.path) + "/" + finding.file
    }

    private static func list(_ words: [String]) -> String {
        words.count < 2 ? words.joined() : words.dropLast().joined(separator: ", ") + " and " + (words.last ?? "")
    }
}
