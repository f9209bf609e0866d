import Diagnostics
import ModulePlanning
import YAMLReader

/// What belongs to a copied module: its files, the types that it shares, and the other modules.
struct ExtentReport {
    let extent: Extent

    /// The lines for people.
    var lines: [String] {
        let folders = extent.folders.isEmpty ? "" : " in \(extent.folders.map(\.text).joined(separator: ", "))"
        var lines = ["\(extent.name): \(extent.files.count.counted("file"))\(folders)"]
        lines += extent.files.map { "  \($0.path)" + ($0.reason == .mention ? "  (mentions its types)" : "") }
        if !extent.shared.isEmpty { lines.append("Shared, stays as it is: \(extent.shared.joined(separator: ", "))") }
        if !extent.siblings.isEmpty { lines.append("Other modules: \(extent.siblings.joined(separator: ", "))") }
        return lines
    }

    var json: YAMLValue {
        .members([
            "module": .string(extent.name),
            "folders": .array(extent.folders.map { .string($0.text) }),
            "files": .array(
                extent.files.map { .members(["path": .string($0.path.text), "reason": .string($0.reason.rawValue)]) }
            ),
            "shared": .array(extent.shared.map { .string($0) }),
            "siblings": .array(extent.siblings.map { .string($0) }),
        ])
    }
}
