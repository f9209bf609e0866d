import ScaffoldLint

/// A filter for findings, by paths, by modules, and by changed files and modules.
struct LintFilter {
    /// Paths below the root; empty for the whole app.
    let paths: [String]
    /// The names of modules; empty for all.
    let modules: [String]
    /// The changed files; `nil` to ignore changes.
    let changed: Set<String>?

    func keeps(_ finding: Finding, in app: LintContext) -> Bool {
        let isBelow =
            paths.isEmpty && (modules.isEmpty || finding.module.map(modules.contains) == true)
            || paths.contains { finding.file == $0 || finding.file.hasPrefix($0 + "/") }
        guard let changed, isBelow else { return isBelow }
        if changed.contains(finding.file) { return true }
        return finding.module.map { module in changed.contains { app.module(ofFile: $0) == module } } ?? false
    }
}
