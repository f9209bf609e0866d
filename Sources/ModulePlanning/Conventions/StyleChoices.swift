import AppModel
import Diagnostics
import StencilEngine
import Styles

/// The values of a style's options for one run: the user's choices, and defaults for the other options.
struct StyleChoices {
    private(set) var values: [(option: StyleOption, value: String)] = []
    private let target: String?

    /// The options that follow the app instead of the style's default, or the system's, with the evidence in its sources.
    private(set) var followed: [(option: StyleOption, evidence: Conventions.Evidence)] = []

    /// - Parameters:
    ///   - shown: The values that the app's sources show. They apply to options without a choice.
    ///   - target: The app's minimum iOS version, if known. Defaults also follow a newer one that a choice needs.
    /// - Throws: `Failure` for an unknown option, an invalid value, or a value that needs a newer iOS than the app's
    ///   minimum.
    init(
        _ choices: [Located<StyleChoice>],
        of manifest: StyleManifest,
        following shown: [String: Conventions.Evidence] = [:],
        on target: String? = nil
    ) throws(Failure) {
        self.target = target
        var problems = Problems()
        var chosen: [String: String] = [:]
        for choice in choices {
            if let problem = Self.problem(with: choice, of: manifest, on: target) { problems.add(problem) }
            chosen[choice.value.option] = choice.value.value
        }
        guard problems.all.isEmpty else { throw Failure(problems) }
        // The app may use a value behind availability checks: one that needs a newer iOS than the app's is not followed.
        let shown = shown.filter { name, evidence in
            manifest.options.first { $0.name == name }?.runs(evidence.value, on: target) ?? true
        }
        let needed = manifest.options.compactMap { option in
            (chosen[option.name] ?? shown[option.name]?.value).flatMap { option.minimumIOS[$0] }
        }
        let oldest = (needed + [target].compactMap { $0 }).max(by: DeploymentTarget.isOlder)
        values = manifest.options.map { ($0, chosen[$0.name] ?? shown[$0.name]?.value ?? $0.defaultValue(on: oldest)) }
        followed = manifest.options.compactMap { option in
            guard chosen[option.name] == nil, let evidence = shown[option.name] else { return nil }
            let usual = [option.defaultValue, option.defaultValue(on: oldest)]
            return usual.contains(evidence.value) ? nil : (option, evidence)
        }
    }

    /// Why a choice is impossible, if it is: the option or value is unknown, or needs a newer iOS.
    private static func problem(with choice: Located<StyleChoice>, of manifest: StyleManifest, on target: String?)
        -> Problem?
    {
        let (name, value) = (choice.value.option, choice.value.value)
        guard let option = manifest.options.first(where: { $0.name == name }) else {
            let names = manifest.options.map(\.name)
            let all = names.isEmpty ? "it has none" : "it has \(names.joined(separator: ", "))"
            return Problem(
                "the style \"\(manifest.name)\" has no option \"\(name)\"",
                at: choice.mark,
                hint: Suggestion(among: names).hint(for: name) ?? all
            )
        }
        guard option.allows(value) else {
            let all = "it is one of \(option.values.joined(separator: ", "))"
            return Problem(
                "\"\(value)\" is no value of the option \"\(name)\"",
                at: choice.mark,
                hint: Suggestion(among: option.values).hint(for: value) ?? all
            )
        }
        guard let target, let minimum = option.minimumIOS[value], !option.runs(value, on: target) else { return nil }
        let fitting = option.values.filter { option.runs($0, on: target) }
        return Problem(
            "\"\(name)=\(value)\" needs iOS \(minimum), and the app runs on iOS \(target)",
            at: choice.mark,
            hint: "iOS \(target) has \(fitting.joined(separator: ", "))"
        )
    }

    /// The values that modules keep: those of the base app are of no use once it is written.
    var ofModules: [(option: StyleOption, value: String)] { values.filter { !$0.option.isOfApp } }

    /// Notes about the options that follow the app.
    var notes: [Problem] {
        followed.map { option, evidence in
            let reason = evidence.isAbsence ? "the app has no \"\(evidence.what)\"" : "the app has \"\(evidence.what)\""
            return Problem(
                "the option \"\(option.name)\" is \"\(evidence.value)\", since \(reason)",
                hint: "--option \(option.name)=\(option.defaultValue) chooses otherwise",
                severity: .note
            )
        }
    }

    /// The minimum iOS version of the output: the app's own, or the version that the style and the choices require if
    /// that is newer.
    func minimumIOS(of manifest: StyleManifest) -> String {
        let wanted = values.compactMap { $0.option.minimumIOS[$0.value] } + [target].compactMap { $0 }
        return wanted.reduce(manifest.minimumIOS) { DeploymentTarget.isOlder($0, $1) ? $1 : $0 }
    }

    /// The choices to store in a module's record.
    var recorded: [StyleChoice] { ofModules.map { StyleChoice(option: $0.option.name, value: $0.value) } }

    /// The value of `options` in templates.
    var context: TemplateDictionary {
        var context = TemplateDictionary()
        for (option, value) in values {
            context[option.templateName] = option.isSwitch ? .bool(value == "on") : .string(value)
        }
        return context
    }
}
