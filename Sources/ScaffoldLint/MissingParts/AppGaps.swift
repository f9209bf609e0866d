import Diagnostics
import FileTransaction

/// The gaps of an app's modules.
struct AppGaps {
    /// The gaps of each module whose rules are on, in the order of the modules.
    var modules: [(name: String, gaps: [Gap])] = []
    /// The findings about modules whose files were deleted.
    var gone: [Finding] = []
    /// The problems of specs whose modules could not be compared with them, as warnings.
    var obstacles: [Problem] = []
    /// The app with the gaps of kept modules filled; `nil` if that changes no file.
    var filled: FileTree?

    /// Merges the findings about gaps into those of the checks, module by module.
    func merged(into known: [Finding]) -> [Finding] {
        guard !modules.isEmpty else { return known }
        var findings = Dictionary(grouping: known, by: \.module)
        for (name, gaps) in modules {
            var own = findings[name] ?? []
            for gap in gaps { gap.merge(into: &own) }
            findings[name] = own
        }
        return findings.values.flatMap(\.self).sorted()
    }
}
