/// Why an edit could not be made, with what a person needs to make it by hand.
package struct EditError: Error, Sendable, Equatable {
    /// What is wrong.
    package enum Reason: Error, Sendable, Equatable {
        /// A step of the anchor leads nowhere; `hint` says what is there instead.
        case missing(step: String, within: String?, hint: String?)
        /// The anchor leads to several places.
        case ambiguous(step: String, lines: [Int])
        /// The anchor leads to something that cannot take the entry.
        case unsuitable(String)
        /// The entry's own text is not what its kind asks for.
        case text(String)
        /// The file is not what its name says, or is malformed at the place.
        case unreadable(String)
        /// Two edits touch the same bytes.
        case overlap
    }

    package var reason: Reason
    /// The anchor as the manifest has it.
    package var anchor: String
    /// The text to put in by hand.
    package var text: String

    package init(reason: Reason, anchor: String, text: String) {
        (self.reason, self.anchor, self.text) = (reason, anchor, text)
    }

    /// What is wrong, in one line.
    package var message: String { reason.message }
}

extension EditError.Reason {
    /// What is wrong, in one line.
    package var message: String {
        switch self {
        case .missing(let step, let within, let hint):
            "there is no \"\(step)\"" + (within.map { " in \"\($0)\"" } ?? "") + (hint.map { "; \($0)" } ?? "")
        case .ambiguous(let step, let lines):
            "\"\(step)\" is there \(lines.count) times (lines \(lines.map(String.init).joined(separator: ", ")))"
        case .unsuitable(let message), .text(let message), .unreadable(let message): message
        case .overlap: "two edits touch the same text"
        }
    }
}
