import Diagnostics
import YAMLReader

extension MappingReader {
    /// The version of `minimum: { iOS: "15.0" }`.
    package func minimumIOS() -> Located<String>? {
        value("minimum").flatMap { mapping($0, of: "\"minimum\"", known: ["iOS"]).version("iOS") }
    }

    /// The version (`15.0`) of a required key.
    package func version(_ key: String) -> Located<String>? {
        guard let version = requiredText(key) else { return nil }
        if DeploymentTarget.version(in: version.value) != nil { return version }
        let hint = DeploymentTarget.hint(for: version.value)
        add("\"\(version.value)\" is no version of iOS", at: version.mark, hint: hint)
        return nil
    }

    /// The choices among a style's options, under `options`.
    package func options() -> [Located<StyleChoice>] {
        entries("options").compactMap { entry in
            let name = entry.key.text ?? ""
            return text(entry.value, of: "the option \"\(name)\"").map {
                Located(StyleChoice(option: name, value: $0.value), at: mark(of: entry.key))
            }
        }
    }
}
