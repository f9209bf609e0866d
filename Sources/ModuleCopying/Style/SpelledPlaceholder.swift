import Diagnostics

/// A placeholder in one spelling, with what the module and a template have in its place.
struct SpelledPlaceholder {
    let text: [Character]
    /// The module's own text.
    let own: [Character]
    /// The value of templates: `module`, `module.item`, `screen`.
    private let value: String
    private let spelling: NameSpelling

    init(_ placeholder: NameWords, for own: NameWords, _ value: String, _ spelling: NameSpelling) {
        text = Array(placeholder.spelled(spelling))
        self.value = value
        switch spelling {
        // The title of the first screen is the module's, and the own words of another screen are not its title.
        case .capital(let joint) where value == "module.root" || value == "screen":
            self.spelling = joint == " " ? .sentence : .lower(joint: joint)
        default: self.spelling = spelling
        }
        self.own = Array(own.spelled(self.spelling))
    }

    /// - Parameter isWhole: Whether the name is an identifier by itself, which needs back-ticks if it is a keyword.
    func expression(isWhole: Bool) -> String {
        switch spelling {
        case .pascal: value == "module" ? "module.type" : "\(value).pascal"
        case .camel: "\(value).\(isWhole ? "value" : "raw")"
        case .sentence: "\(value).sentence"
        case .lower(joint: " "): "\(value).sentence|lowercase"
        case .lower(let joint): "\(value).kebab" + joined(by: joint, insteadOf: "-")
        case .capital(let joint): "\(value).title" + joined(by: joint, insteadOf: " ")
        case .upper(let joint): "\(value).kebab" + joined(by: joint, insteadOf: "-") + "|uppercase"
        }
    }

    private func joined(by joint: String, insteadOf other: String) -> String {
        joint == other ? "" : "|replace:\"\(other)\",\"\(joint)\""
    }
}
