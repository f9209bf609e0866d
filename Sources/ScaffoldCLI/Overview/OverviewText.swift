import ScaffoldKit
import ScaffoldLint

/// The overview for a person.
struct OverviewText {
    private static let indent = "  "
    private static let label = 10

    let overview: AppOverview
    let width: Int
    let style: TextStyle

    var text: String {
        let parts = [head, NextStep.lines(overview.steps, width: width, style: style)]
        return parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

    private var head: [String] {
        switch overview.kind {
        case .app(let survey): lines(on: survey)
        case .empty: wrapped("There is no app in \(place) yet. To begin with one:")
        case .other(let seen): wrapped(refusal(seen))
        }
    }

    private var place: String { overview.location.named }

    private func refusal(_ seen: FolderGlance) -> String {
        if seen.isCutShort {
            return
                "Nothing marks \(place) as an app's (no Xcode project, Package.swift or .scaffold.yml), and it holds too "
                + "much to look for one in it. Go to the app's folder, or name it:"
        }
        let isOne = seen.swiftFiles == 1
        let files = isOne ? "is 1 Swift file" : "are \(seen.swiftFiles) Swift files"
        return "There \(files) in \(place), but nothing in \(isOne ? "it" : "them") shows an app of one of the styles "
            + "\(overview.styles.joined(separator: ", ")). What helps:"
    }

    private func wrapped(_ text: String) -> [String] {
        TextWrapper.wrap(text, width: width)
    }

    // MARK: - An app

    private func lines(on survey: AppOverview.Survey) -> [String] {
        let isHere = overview.location.written == "."
        return [style(.bold, overview.location.name) + (isHere ? "" : " in \(overview.location.written)")]
            + row("style", "\(survey.style.name), \(Self.reason(survey.evidence))")
            + row("modules", modules(survey))
            + row("lint", findings(survey))
    }

    private func row(_ label: String, _ text: String) -> [String] {
        let margin = Self.indent + String(repeating: " ", count: Self.label)
        let lines = TextWrapper.wrap(text, width: max(width - margin.count, 24))
        let gap = String(repeating: " ", count: Self.label - label.count)
        return [Self.indent + style(.dim, label) + gap + (lines.first ?? "")] + lines.dropFirst().map { margin + $0 }
    }

    static func reason(_ evidence: StyleFinder.Evidence) -> String {
        switch evidence {
        case .request: "as you say"
        case .configuration: "as .scaffold.yml says"
        case .keptModules: "as the modules that were written here have it"
        case .declarations: "as the app's declarations show"
        case .nothing: "as nothing says otherwise"
        }
    }

    private func modules(_ survey: AppOverview.Survey) -> String {
        guard !survey.modules.isEmpty else { return "none yet, in \(Self.counted(survey.files, "Swift file"))" }
        let made = survey.modules.count { survey.kept.contains($0) }
        let remark =
            made == survey.modules.count ? "" : made == 0 ? "; no spec is kept of them" : "; a spec is kept of \(made)"
        return "\(survey.modules.count): \(survey.modules.joined(separator: ", "))\(remark)"
    }

    private func findings(_ survey: AppOverview.Survey) -> String {
        let looks: [(Severity, TextStyle.Look)] = [(.error, .boldRed), (.warning, .boldYellow), (.note, .boldBlue)]
        let counts = looks.compactMap { severity, look -> String? in
            let count = survey.count(severity)
            return count == 0 ? nil : style(look, Self.counted(count, severity.rawValue))
        }
        return counts.isEmpty ? style(.green, "nothing to report") : counts.joined(separator: ", ")
    }

    private static func counted(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
}
