import Diagnostics

/// Something that a team may choose about a style.
public struct StyleOption: Sendable, Equatable {
    public var name: String
    /// The values that it may have, in the order in which help shows them.
    public var values: [String]
    public var defaultValue: String
    public var help: String
    /// The lowest iOS version of the values that need a higher one than the style (`["stack": "16.0"]`).
    public var minimumIOS: [String: String] = [:]
    /// What in an app's sources shows which value it has.
    public var signs: [Sign] = []
    /// The value in an app that has none of the signs.
    public var otherwise: String?

    /// A value with what shows it.
    public struct Sign: Sendable, Equatable {
        public var value: String
        public var evidence: Evidence
    }

    /// What can be looked for in an app's sources.
    public enum Evidence: Sendable, Equatable {
        case importing(String)
        case declaration(DeclarationPattern)

        /// As the manifest writes it: `import XCTest`, `type DeepLinkParser`, `protocol *Factory`.
        public var text: String {
            switch self {
            case .importing(let module): "import \(module)"
            case .declaration(let pattern): "\(pattern.keyword) \(pattern.name)"
            }
        }
    }

    /// The values that are the default in an app whose oldest system is at least this one (`["stack": "16.0"]`).
    public var defaultSince: [String: String] = [:]

    /// The value where nothing was chosen.
    ///
    /// - Parameter target: The oldest iOS of the app, where there is one that says.
    func defaultValue(on target: String?) -> String {
        guard let target else { return defaultValue }
        let fitting = defaultSince.filter { !DeploymentTarget.isOlder(target, $0.value) }
        return fitting.max { DeploymentTarget.isOlder($0.value, $1.value) }?.key ?? defaultValue
    }

    /// Whether it is switched on and off; templates see such an option as a boolean.
    public var isSwitch: Bool { Set(values) == ["on", "off"] }

    /// The name that templates use: `deepLinks` for `deep-links`.
    public var templateName: String { NameWords(name).camel }
}
