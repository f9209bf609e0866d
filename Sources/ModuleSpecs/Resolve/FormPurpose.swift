import Diagnostics

/// What a form is for: a new thing, or a change of one that is there.
enum FormPurpose {
    case creation
    case change

    /// The purpose that a word names; `nil` for a word that names neither, such as `save`.
    init?(_ word: String) {
        switch word.lowercased() {
        case "add", "create", "new", "compose": self = .creation
        case "edit", "editor", "rename", "change", "update", "modify": self = .change
        default: return nil
        }
    }

    /// The purpose that the name of a form states: `change` of `edit` and `ticketEditor`.
    init?(of form: NameWords) {
        guard let purpose = form.words.lazy.compactMap(FormPurpose.init).first else { return nil }
        self = purpose
    }
}
