import Diagnostics
import ModulePlanning
import Styles

extension AppOverview {
    func write(to console: Console) {
        let (width, style) = (console.width, console.outputStyle)
        console.output.writeLines(head(width, style))
        console.output.writeLine()
        console.output.writeLines(NextStep.lines(steps, width: width, style: style))
    }

    private func head(_ width: Int, _ style: TextStyle) -> [String] {
        switch kind {
        case .app(let summary): lines(on: summary, width, style)
        case .own(let app): lines(on: app, width, style)
        case .empty: TextWrapper.wrap("There is no app in \(location.phrase) yet. To start one:", width: width)
        case .other(let content): TextWrapper.wrap(explanation(content), width: width)
        }
    }

    private func explanation(_ content: SwiftFileCount) -> String {
        if content.isCutShort {
            return
                "There is no Xcode project, Package.swift or .scaffold.yml in \(location.phrase), and it is too large to search "
                + "for an app. Go to the app's folder, or name it:"
        }
        let isOne = content.swiftFiles == 1
        return
            "There \(isOne ? "is" : "are") \(content.swiftFiles.counted("Swift file")) in \(location.phrase), but "
            + "\(isOne ? "it does" : "they do") not look like an app of one of the styles "
            + "\(styles.joined(separator: ", ")). You can try:"
    }

    private func lines(on summary: Summary, _ width: Int, _ style: TextStyle) -> [String] {
        let names = summary.behind.joined(separator: ", ")
        let behind = names.isEmpty ? [] : [("behind", "not as the style writes them now: \(names)")]
        return rows(
            [
                ("style", "\(summary.found.style.name), \(summary.found.evidence.reason)"),
                ("modules", Self.modules(summary)),
            ] + behind + [("lint", Self.findings(summary, style))],
            width,
            style
        )
    }

    private func lines(on app: OwnApp, _ width: Int, _ style: TextStyle) -> [String] {
        let targets = app.targets.isEmpty ? [] : [("targets", Self.list(app.targets, most: 4))]
        let form = [("style", "none of the built-in ones: " + app.architecture.form)]
        let problem = app.copy?.outcome.problems.first
        let obstacle = problem.map { [("copies", "none of the likely modules can be copied: \($0.message)")] } ?? []
        return rows(
            form + [("modules", Self.list(app.architecture.modules, most: 8))] + targets + obstacle,
            width,
            style
        )
    }

    /// The number of names, and the first of them.
    private static func list(_ names: [String], most: Int) -> String {
        let more = names.count > most ? ", …" : ""
        return "\(names.count): \(names.prefix(most).joined(separator: ", "))\(more)"
    }

    private func rows(_ rows: [(label: String, text: String)], _ width: Int, _ style: TextStyle) -> [String] {
        [style(.bold, location.name) + (location.displayPath == "." ? "" : " in \(location.displayPath)")]
            + rows.flatMap { label, text in
                LabelledText("  " + label, styled: "  " + style(.dim, label), text)
                    .lines(column: 12, textWidth: max(width - 12, 24))
            }
    }

    private static func modules(_ summary: Summary) -> String {
        guard !summary.result.modules.isEmpty else {
            return "none yet, in \(summary.result.files.counted("Swift file"))"
        }
        let made = summary.result.modules.count { summary.kept.contains($0) }
        let remark =
            made == summary.result.modules.count ? "" : made == 0 ? "; none has a spec" : "; \(made) with a spec"
        return "\(summary.result.modules.count): \(summary.result.modules.joined(separator: ", "))\(remark)"
    }

    private static func findings(_ summary: Summary, _ style: TextStyle) -> String {
        let counts = [Severity.error, .warning, .note].compactMap { severity -> String? in
            let count = summary.count(severity)
            return count == 0 ? nil : style(severity.look, count.counted(severity.rawValue))
        }
        return counts.isEmpty ? style(.green, "nothing to report") : counts.joined(separator: ", ")
    }
}
