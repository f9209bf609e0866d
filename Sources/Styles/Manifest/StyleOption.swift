import AppModel
import Diagnostics

/// An option of a style, which the user can choose.
package struct StyleOption: Sendable, Equatable {
    package var name: String
    /// The valid values, in the order of the help text; if there are none, every text is valid.
    package var values: [String]
    package var defaultValue: String
    package var help: String
    /// Whether only the base app depends on it; modules do not record it.
    package var isOfApp = false
    /// The minimum iOS version of values that need a newer one than the style (`["stack": "16.0"]`).
    package var minimumIOS: [String: String] = [:]
    /// The signs in an app's sources that determine the value.
    package var signs: [Sign] = []
    /// The value in an app without any of the signs.
    package var otherwise: String?

    /// A sign for a value.
    package struct Sign: Sendable, Equatable {
        package var value: String
        package var evidence: Evidence
    }

    /// Evidence to search for in an app's sources.
    package enum Evidence: Sendable, Equatable {
        case importing(String)
        case declaration(DeclarationPattern)
        /// Types that have this attribute or supertype, directly or through superclasses in the app.
        case marked(DeclarationPattern, with: String)
        /// A parameter of this name in functions of most of these types.
        case parameter(String, of: DeclarationPattern)

        /// The text for messages: `import XCTest`, `type DeepLinkParser`, `protocol *Factory`.
        package var text: String {
            switch self {
            case .importing(let module): "import \(module)"
            case .declaration(let pattern): "\(pattern.keyword) \(pattern.hole?.name("*") ?? pattern.name)"
            case .marked(let pattern, let name): "\(Evidence.declaration(pattern).text) with \(name)"
            case .parameter(let name, let pattern): "parameter \(name) of \(Evidence.declaration(pattern).text)"
            }
        }
    }

    /// Values that become the default if the app's minimum iOS version is at least this one (`["stack": "16.0"]`).
    package var defaultSince: [String: String] = [:]

    /// The value without a choice.
    ///
    /// - Parameter target: The app's minimum iOS version, if known.
    package func defaultValue(on target: String?) -> String {
        guard let target else { return defaultValue }
        let fitting = defaultSince.filter { !DeploymentTarget.isOlder(target, $0.value) }
        return fitting.max { DeploymentTarget.isOlder($0.value, $1.value) }?.key ?? defaultValue
    }

    /// Whether a value needs no newer iOS than the app's oldest one.
    package func runs(_ value: String, on target: String?) -> Bool {
        guard let target, let minimum = minimumIOS[value] else { return true }
        return !DeploymentTarget.isOlder(target, minimum)
    }

    package func allows(_ value: String) -> Bool { values.isEmpty || values.contains(value) }

    /// Whether the values are `on` and `off`. Templates see such an option as a boolean.
    package var isSwitch: Bool { Set(values) == ["on", "off"] }

    /// The name in templates: `deepLinks` for `deep-links`.
    package var templateName: String { NameWords(name).camel }
}
