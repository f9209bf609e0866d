import ScaffoldKit
import ScaffoldLint

extension AppOverview {
    func write(to console: Console) {
        let (width, style) = (console.width, console.outputStyle)
        for line in head(width, style) { console.output.writeLine(line) }
        console.output.writeLine()
        for line in NextStep.lines(steps, width: width, style: style) { console.output.writeLine(line) }
    }

    private func head(_ width: Int, _ style: TextStyle) -> [String] {
        switch kind {
        case .app(let survey): lines(on: survey, width, style)
        case .empty: TextWrapper.wrap("There is no app in \(location.named) yet. To begin with one:", width: width)
        case .other(let seen): TextWrapper.wrap(refusal(seen), width: width)
        }
    }

    private func refusal(_ seen: FolderGlance) -> String {
        if seen.isCutShort {
            return
                "Nothing marks \(location.named) as an app's (no Xcode project, Package.swift or .scaffold.yml), and it "
                + "holds too much to look for one in it. Go to the app's folder, or name it:"
        }
        let isOne = seen.swiftFiles == 1
        return
            "There \(isOne ? "is" : "are") \(seen.swiftFiles.counted("Swift file")) in \(location.named), but nothing in "
            + "\(isOne ? "it" : "them") shows an app of one of the styles \(styles.joined(separator: ", ")). What helps:"
    }

    private func lines(on survey: Survey, _ width: Int, _ style: TextStyle) -> [String] {
        let rows = [
            ("style", "\(survey.style.name), \(survey.evidence.reason)"), ("modules", Self.modules(survey)),
            ("lint", Self.findings(survey, style)),
        ]
        return [style(.bold, location.name) + (location.written == "." ? "" : " in \(location.written)")]
            + rows.flatMap { label, text in
                LabelledText("  " + label, styled: "  " + style(.dim, label), text)
                    .lines(column: 12, textWidth: max(width - 12, 24))
            }
    }

    private static func modules(_ survey: Survey) -> String {
        guard !survey.modules.isEmpty else { return "none yet, in \(survey.files.counted("Swift file"))" }
        let made = survey.modules.count { survey.kept.contains($0) }
        let remark =
            made == survey.modules.count ? "" : made == 0 ? "; no spec is kept of them" : "; a spec is kept of \(made)"
        return "\(survey.modules.count): \(survey.modules.joined(separator: ", "))\(remark)"
    }

    private static func findings(_ survey: Survey, _ style: TextStyle) -> String {
        let counts = [Severity.error, .warning, .note].compactMap { severity -> String? in
            let count = survey.count(severity)
            return count == 0 ? nil : style(severity.look, count.counted(severity.rawValue))
        }
        return counts.isEmpty ? style(.green, "nothing to report") : counts.joined(separator: ", ")
    }
}

extension StyleFinder.Evidence {
    /// The evidence in a sentence, after the style's name.
    var reason: String {
        switch self {
        case .request: "as you say"
        case .configuration: "as .scaffold.yml says"
        case .keptModules: "as the modules that were written here have it"
        case .declarations: "as the app's declarations show"
        case .nothing: "as nothing says otherwise"
        }
    }
}

extension Severity {
    /// The look on a terminal.
    var look: TextStyle.Look {
        switch self {
        case .error: .boldRed
        case .warning: .boldYellow
        case .note: .boldBlue
        }
    }
}
