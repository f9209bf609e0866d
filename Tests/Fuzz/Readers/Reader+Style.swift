import Diagnostics
import ModulePlanning
import ModuleSpecs
import ScaffoldLint
import Styles

extension Reader {
    static let manifest = Reader(
        "manifest",
        seeds: [FuzzStyle.manifest],
        words: yamlWords + numbers + [
            "per: screen", "when: ", "extends: fuzz", "without: ", "enum-case", "in: [", "merge: ",
        ]
    ) { bytes in
        var files = FuzzStyle.files
        files.removeAll { $0.path == "fuzz/style.yml" }
        files.append(("fuzz/style.yml", String(decoding: bytes, as: UTF8.self)))
        do throws(Failure) {
            let style = try StyleLibrary(files: files).style(FuzzStyle.name)
            var tree = FuzzTree([:]).tree
            var flags = SpecFlags(name: "Favorites")
            flags.screens = ["list,detail(itemId: String)"]
            let (spec, problems) = flags.spec()
            let planner = ModulePlanner(style: style, frameworks: FrameworkNames(lists: [:]))
            _ = try? planner.plan(ModuleRequest(spec: spec, problems: problems), in: &tree)
        } catch {
            told(Problems(error.problems))
        }
    }

    static let rules = Reader(
        "rules",
        seeds: [FuzzStyle.rules, FuzzStyle.checklist],
        words: yamlWords + numbers + ["roles:", "check: ", "suffixes: ", "severity: error", "items:", "pieces: "]
    ) { bytes in
        let text = String(decoding: bytes, as: UTF8.self)
        for name in ["rules.yml", "checklist.yml"] {
            var files = FuzzStyle.files
            files.removeAll { $0.path == "fuzz/\(name)" }
            files.append(("fuzz/\(name)", text))
            do throws(Failure) {
                let style = try StyleLibrary(files: files).style(FuzzStyle.name)
                _ = try Checklist.of(style)
                let run = LintRun(style: style, rules: try RuleSet(of: style))
                _ = try? run.lint(FuzzTree(FuzzStyle.app).tree)
            } catch {
                told(Problems(error.problems))
            }
        }
    }
}
