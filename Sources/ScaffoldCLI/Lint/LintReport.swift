import ScaffoldKit
import ScaffoldLint

/// All that a run of lint has to say, before it is laid out.
struct LintReport {
    let findings: [Finding]
    let rules: [Rule]
    let style: String
    let app: LintContext
    let location: AppLocation
    let modules: Int
    let files: Int
    /// How many findings a baseline hides.
    var hidden = 0
    /// What was mended.
    var fixed = 0
    /// Whether no rule was asked, as the app shows no style.
    var isUnchecked = false

    func count(_ severity: Severity) -> Int {
        findings.count { $0.severity == severity }
    }

    /// `2 errors, 1 warning and 3 notes in 4 modules (120 files)`.
    var summary: String {
        let counts = Severity.allCases.reversed().compactMap { severity -> String? in
            let count = count(severity)
            return count == 0 ? nil : Self.counted(count, severity.rawValue)
        }
        if isUnchecked { return "nothing checked, \(Self.counted(files, "file"))" }
        let found = counts.isEmpty ? "nothing to report" : Self.list(counts)
        let place = "\(Self.counted(modules, "module")) of the style \"\(style)\", \(Self.counted(files, "file"))"
        let more = [fixed > 0 ? "\(fixed) mended" : nil, hidden > 0 ? "\(hidden) in the baseline" : nil].compactMap {
            $0
        }
        return "\(found) in \(place)" + (more.isEmpty ? "" : "; " + more.joined(separator: ", "))
    }

    /// The file as the user would open it.
    func path(_ finding: Finding) -> String {
        location.path(of: finding.file)
    }

    /// The file from the root of the disk.
    func absolutePath(_ finding: Finding) -> String {
        (location.folder.path == "/" ? "" : location.folder.path) + "/" + finding.file
    }

    private static func counted(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }

    private static func list(_ words: [String]) -> String {
        words.count < 2 ? words.joined() : words.dropLast().joined(separator: ", ") + " and " + (words.last ?? "")
    }
}
