import AppModel
import Styles

/// The evidence for the values of a style's options in an app's sources, and in the records of its modules.
struct OptionEvidence {
    let manifest: StyleManifest
    let app: PlannedApp
    /// The options of some modules by name, as their records have them.
    let kept: [[String: String]]

    /// The values that the app shows, keyed by the option's name, without options that lack evidence.
    var options: [String: Conventions.Evidence] {
        var found: [String: Conventions.Evidence] = [:]
        for option in manifest.options {
            if let evidence = evidence(for: option) { found[option.name] = evidence }
        }
        return found
    }

    private func evidence(for option: StyleOption) -> Conventions.Evidence? {
        var best: (sign: StyleOption.Sign, count: Int)?
        for sign in option.signs {
            var count = count(sign.evidence)
            // A part that the app has once is one that its modules have.
            if count > 0, option.isSwitch, sign.value == "on" { count = .max }
            if count > (best?.count ?? 0) { best = (sign, count) }
        }
        if let best {
            return Conventions.Evidence(value: best.sign.value, what: best.sign.evidence.text, isAbsence: false)
        }
        let values = Set(kept.compactMap { $0[option.name] })
        if option.otherwise == nil, values.count == 1, let value = values.first, option.allows(value) {
            return Conventions.Evidence(value: value, what: ".scaffold/modules/*.json", isAbsence: false)
        }
        guard let fallback = option.otherwise, let sign = option.signs.first, app.has(entryOf: manifest.app) else {
            return nil
        }
        return Conventions.Evidence(value: fallback, what: sign.evidence.text, isAbsence: true)
    }

    private func count(_ evidence: StyleOption.Evidence) -> Int {
        switch evidence {
        case .importing(let module): app.count(ofFilesImporting: module)
        case .declaration(let pattern) where pattern.keyword == "member": app.has(pattern) ? 1 : 0
        case .declaration(let pattern): app.count(ofTypesFitting: pattern)
        case .marked(let pattern, let name): app.count(ofTypesFitting: pattern, with: name)
        case .parameter(let name, let pattern): app.count(ofTypesFitting: pattern, taking: name)
        }
    }
}
