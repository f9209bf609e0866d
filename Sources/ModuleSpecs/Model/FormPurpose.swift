import Diagnostics

/// What a form is for: a new thing, or a change of one that is there.
package enum FormPurpose: Sendable {
    case creation
    case change

    private static let verbs: [String: FormPurpose] = [
        "add": .creation, "create": .creation, "new": .creation, "compose": .creation,
        "edit": .change, "editor": .change, "rename": .change, "change": .change, "update": .change, "modify": .change,
    ]

    /// The purpose that a word names; `nil` for a word that names neither, such as `save`.
    package init?(_ word: String) {
        guard let purpose = Self.verbs[word.lowercased()] else { return nil }
        self = purpose
    }

    /// The purpose that the name of a form states: `change` of `edit` and `ticketEditor`.
    package init?(of form: NameWords) {
        guard let purpose = form.words.lazy.compactMap(FormPurpose.init).first else { return nil }
        self = purpose
    }

    /// What a form is about, from its name: `Ticket` of `ticketEditor` and `editTicket`, empty of `edit`.
    package static func object(of form: NameWords) -> NameWords {
        let object = form.words.filter { FormPurpose($0) == nil && $0.lowercased() != "form" }
        return NameWords(object.joined(separator: " "))
    }
}
