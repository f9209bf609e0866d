import AppModel
import Diagnostics
import Styles
import YAMLReader

/// Renders the text of a `.scaffold.yml` with comments that explain each value.
struct ConfigurationText {
    let manifest: StyleManifest
    let choices: StyleChoices
    let conventions: Conventions
    let habits: [(setting: String, share: String)]

    var text: String {
        [head, style, options, indentation, header, paths, rules].filter { !$0.isEmpty }.joined(separator: "\n\n")
            + "\n"
    }

    private var head: String {
        let modules =
            conventions.modules.isEmpty
            ? "There was no module to learn from yet: these are the style's own ways."
            : "Learnt from \(conventions.modules.joined(separator: ", ")), which were found by their declarations."
        return "# What scaffold takes for granted in this app; correct what is wrong.\n"
            + TextWrapper.wrap(modules, width: 99).map { "# \($0)" }.joined(separator: "\n")
    }

    private var style: String {
        "# The architecture: \(manifest.about.title). The others: scaffold style list\nstyle: \(manifest.name)"
    }

    private var options: String {
        guard !choices.ofModules.isEmpty else { return "" }
        let lines = choices.ofModules.map { option, value in
            let others = option.values.filter { $0 != value }.joined(separator: ", ")
            let line = "  \(option.name): \(option.values.isEmpty ? JSONWriter.quoted(value) : value)"
            let comment = option.values.isEmpty ? "any text" : others.isEmpty ? "the only value" : "or \(others)"
            return "\(line)\(padding(line))# \(comment)\(reason(option))"
        }
        return "# What the style leaves open: scaffold style show \(manifest.name)\noptions:\n"
            + lines.joined(separator: "\n")
    }

    private func reason(_ option: StyleOption) -> String {
        guard let evidence = conventions.options[option.name] else { return "" }
        return evidence.isAbsence ? "; the app has no \"\(evidence.what)\"" : "; found: \(evidence.what)"
    }

    private var indentation: String {
        "# One step of indentation: tabs, or a number of spaces.\nindentation: \(conventions.indentation.text)"
    }

    private var header: String {
        let what = "# What every Swift file begins with; {file} is its name, {module} the module's."
        guard !conventions.header.lines.isEmpty else { return "\(what)\nheader: \"\"" }
        return "\(what)\nheader: |\n" + conventions.header.lines.map { "  \($0)" }.joined(separator: "\n")
    }

    private var paths: String {
        let departures = manifest.pieces.compactMap { piece -> String? in
            let path = conventions.path(of: piece)
            return path == piece.path ? nil : "  \(piece.id): \(JSONWriter.quoted(path))"
        }
        let what = "# Where a module's files go, by piece"
        guard !departures.isEmpty else {
            return "\(what): as the style has them (scaffold style show \(manifest.name)).\n# paths:\n"
                + (manifest.pieces.first.map { "#   \($0.id): \(JSONWriter.quoted($0.path))" } ?? "#   {}")
        }
        return "\(what); the others go where the style has them (scaffold style show \(manifest.name)).\npaths:\n"
            + departures.joined(separator: "\n")
    }

    private var rules: String {
        guard !habits.isEmpty else { return "" }
        let lines = habits.map { habit in
            let line = "    \(habit.setting)"
            return "\(line)\(padding(line))# \(habit.share) break it"
        }
        return "# Rules that most modules break: habits, which lint leaves alone.\nlint:\n  rules:\n"
            + lines.joined(separator: "\n")
    }

    private func padding(_ line: String) -> String { String(repeating: " ", count: max(2, 30 - line.count)) }
}
