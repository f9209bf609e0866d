import Diagnostics
import FileTransaction
import ModulePlanning
import YAMLReader

/// The report of `scaffold style diff`: a module beside what its style renders.
struct StyleDiffReport: CommandReport {
    let comparison: ModuleComparison
    /// Whether the lines are shown that differ.
    let hasLines: Bool

    func write(to console: Console) {
        let same = comparison.files.count { $0.isSame }
        for file in comparison.files {
            console.output.writeLine("\(file.path): \(state(of: file))")
            if hasLines {
                console.output.write(diff(of: file))
            } else if file.standing != nil {
                for part in file.parts where part.place != .both {
                    console.output.writeLine("  \(Self.label(part.place))  \(part.name)")
                }
            }
        }
        let lines = comparison.lines
        console.output.writeLine(
            "\(same) of \(comparison.files.count) files are as \(comparison.style) has them, "
                + "and \(lines.shared) of the templates' \(lines.rendered.counted("line"))"
        )
        guard !comparison.isAlike else { return }
        let (rendered, standing) = comparison.declarations
        console.output.writeLine(
            "\(comparison.module) is of another kind: it has \(standing) of the \(rendered.counted("declaration"))"
        )
    }

    private func state(of file: ModuleComparison.File) -> String {
        if file.isSame { return "the same" }
        guard file.standing != nil else { return "only in the template" }
        let both = file.parts.count { $0.place == .both }
        return file.parts.isEmpty ? "differs" : "\(both) of \(file.parts.count) declarations are the same"
    }

    private func diff(of file: ModuleComparison.File) -> String {
        Diff(old: file.rendered, new: file.standing ?? [])
            .unified(old: "\(comparison.style)/\(file.path)", new: file.standing.map { _ in file.path.text })
    }

    private static func label(_ place: ModuleComparison.Part.Place) -> String {
        switch place {
        case .both: "the same     "
        case .differs: "differs      "
        case .template: "only template"
        case .hand: "only app     "
        }
    }

    var json: YAMLValue {
        let files = comparison.files.map { file in
            YAMLValue.members([
                "path": .string(file.path.text), "piece": .string(file.piece), "same": .bool(file.isSame),
                "exists": .bool(file.standing != nil), "diff": hasLines ? .string(diff(of: file)) : nil,
                "declarations": .array(
                    file.parts.map { .members(["name": .string($0.name), "in": .string($0.place.rawValue)]) }
                ),
            ])
        }
        let lines = comparison.lines
        return .members([
            "module": .string(comparison.module), "style": .string(comparison.style),
            "alike": .bool(comparison.isAlike),
            "lines": .members([
                "template": .int(lines.rendered), "both": .int(lines.shared), "app": .int(lines.standing),
            ]), "files": .array(files),
        ])
    }
}
