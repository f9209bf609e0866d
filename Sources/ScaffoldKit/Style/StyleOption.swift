/// Something that a team may choose about a style.
public struct StyleOption: Sendable, Equatable {
    public var name: String
    /// The values that it may have, in the order in which help shows them.
    public var values: [String]
    public var defaultValue: String
    public var help: String
    /// The lowest iOS version of the values that need a higher one than the style (`["stack": "16.0"]`).
    public var minimumIOS: [String: String] = [:]

    /// Whether it is switched on and off; templates see such an option as a boolean.
    public var isSwitch: Bool { Set(values) == ["on", "off"] }

    /// The name that templates use: `deepLinks` for `deep-links`.
    public var templateName: String { NameWords(name).camel }
}
