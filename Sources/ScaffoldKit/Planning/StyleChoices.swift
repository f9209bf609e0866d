import StencilEngine

/// The values of a style's options for one run: what was chosen, and the default of the rest.
struct StyleChoices {
    private(set) var values: [(option: StyleOption, value: String)] = []

    /// The options that follow the app against the style's default, with what showed it.
    private(set) var followed: [(option: StyleOption, evidence: Conventions.Evidence)] = []

    /// - Parameter shown: What the app's sources show of the options that nobody has chosen.
    /// - Throws: `Problems` for an option that the style does not have, or a value that the option does not.
    init(
        _ choices: [Located<StyleChoice>],
        of manifest: StyleManifest,
        following shown: [String: Conventions.Evidence] = [:]
    ) throws(Problems) {
        var problems = Problems()
        var chosen: [String: String] = [:]
        for choice in choices {
            guard let option = manifest.options.first(where: { $0.name == choice.value.option }) else {
                let names = manifest.options.map(\.name)
                let hint =
                    Suggestion(among: names).hint(for: choice.value.option) ?? "it has \(names.joined(separator: ", "))"
                problems.add(
                    Problem(
                        "the style \"\(manifest.name)\" has no option \"\(choice.value.option)\"",
                        at: choice.mark,
                        hint: hint
                    )
                )
                continue
            }
            guard option.values.contains(choice.value.value) else {
                let hint =
                    Suggestion(among: option.values).hint(for: choice.value.value)
                    ?? "it is one of \(option.values.joined(separator: ", "))"
                problems.add(
                    Problem(
                        "\"\(choice.value.value)\" is no value of the option \"\(option.name)\"",
                        at: choice.mark,
                        hint: hint
                    )
                )
                continue
            }
            chosen[option.name] = choice.value.value
        }
        guard problems.all.isEmpty else { throw problems }
        values = manifest.options.map { ($0, chosen[$0.name] ?? shown[$0.name]?.value ?? $0.defaultValue) }
        followed = manifest.options.compactMap { option in
            guard chosen[option.name] == nil, let evidence = shown[option.name] else { return nil }
            return evidence.value == option.defaultValue ? nil : (option, evidence)
        }
    }

    /// What to say about the options that follow the app.
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

    /// The lowest iOS version for what was chosen, where that is higher than the style's own.
    func minimumIOS(of manifest: StyleManifest) -> String {
        let wanted = values.compactMap { $0.option.minimumIOS[$0.value] }
        return wanted.reduce(manifest.minimumIOS) { Self.number($0) < Self.number($1) ? $1 : $0 }
    }

    private static func number(_ version: String) -> Int {
        version.split(separator: ".").first.flatMap { Int($0) } ?? 0
    }

    /// The value of `options` in templates.
    var context: TemplateDictionary {
        var context = TemplateDictionary()
        for (option, value) in values {
            context[option.templateName] = option.isSwitch ? .bool(value == "on") : .string(value)
        }
        return context
    }
}
