import AppModel
import FileTransaction
import Foundation
import Styles
import TestSupport
import Testing

@testable import ScaffoldLint

/// The trial of an example whose rule looks at a whole app: the example is a part of an app that the trial completes.
///
/// - What compares a module with its plan, or comments with findings, changes a generated app of list and detail: what is
///   mended stands there, word for word, the violation takes its place, and a file that the violation lacks is not there. Of a
///   module that is missing nothing is there but its spec.
/// - What compares modules of one kind has nine other modules that are as the mended one.
/// - What compares files with a project is complete.
struct AppExampleTrial {
    let styles: [String]
    let rule: Rule
    let example: RuleExample

    /// The modules of an app of one kind, but for the one of the example.
    static let others = ["Apples", "Cherries", "Dates", "Figs", "Grapes", "Lemons", "Melons", "Pears", "Plums"]

    /// What is not as it should be, one line each.
    func faults() throws -> [String] {
        let (violation, style) = try app(of: example.violation)
        let (mended, _) = try app(of: example.mended)
        let places = violation.flatMap { file in MarkedSource(file.value).places.map { "\(file.key):\($0)" } }.sorted()
        var faults = places.isEmpty ? ["nothing is marked"] : []
        for (what, app, wanted) in [("violation", violation, places), ("mended", mended, [])] {
            let found = try found(in: app, of: style)
            if found != wanted { faults.append("\(what): found \(found), wanted \(wanted)") }
        }
        return faults
    }

    private func found(in app: [String: String], of style: String) throws -> [String] {
        let folder = TemporaryFolder()
        for (path, text) in app { try folder.write(MarkedSource(text).text, to: path) }
        let tree = try FileTree(root: folder.url.path)
        let run = LintRun(style: try Styles.style(style), rules: try Styles.rules(style))
        let findings =
            rule.id.hasPrefix("kind.") ? try KindComparison(by: run, in: tree)?.findings : try run.lint(tree).findings
        return (findings ?? []).filter { $0.rule == rule.id }.map { "\($0.file):\($0.span.line):\($0.span.column)" }
            .sorted()
    }

    private func app(of sources: [RuleExample.Source]) throws -> (files: [String: String], style: String) {
        if rule.kind == "unbuilt-file" { return (texts(sources), styles[0]) }
        if rule.id.hasPrefix("kind.") { return (kind(sources), styles[0]) }
        let paths = example.mended.map(\.path)
        let style = try #require(
            styles.first { style in paths.allSatisfy { FileManager.default.fileExists(atPath: folder(style, $0)) } },
            "no generated app has \(paths)"
        )
        return (try generated(sources, style), style)
    }

    private func texts(_ sources: [RuleExample.Source]) -> [String: String] {
        Dictionary(uniqueKeysWithValues: sources.map { ($0.path, $0.text) })
    }

    /// Ten modules, of which nine are the mended one under other names.
    private func kind(_ sources: [RuleExample.Source]) -> [String: String] {
        var files = texts(sources)
        for source in example.mended where source.path.contains("Kiwis") {
            for name in Self.others {
                let named = { (text: String) in text.replacing("Kiwis", with: name).replacing("1️⃣", with: "") }
                files[named(source.path)] = named(source.text)
            }
        }
        return files
    }

    private func folder(_ style: String, _ path: String) -> String {
        Repository.golden.appendingPathComponent("\(style)/list-detail/\(path)").path
    }

    private func generated(_ sources: [RuleExample.Source], _ style: String) throws -> [String: String] {
        let root = folder(style, "")
        var files: [String: String] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: root) {
            if let text = try? String(contentsOfFile: root + "/" + path, encoding: .utf8) { files[path] = text }
        }
        if rule.id == "module.missing", sources == example.violation {
            files = files.filter { !$0.key.contains("Favorites") || $0.key.hasPrefix(".scaffold/") }
        }
        let changed = texts(sources)
        for mended in example.mended {
            guard let text = files[mended.path] else { continue }
            let place = try #require(text.firstRange(of: mended.text), "\(mended.path) has not \(mended.text)")
            files[mended.path] = changed[mended.path].map { text.replacingCharacters(in: place, with: $0) }
        }
        return files
    }
}
