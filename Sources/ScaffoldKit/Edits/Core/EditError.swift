/// Why an edit could not be made, with what a person needs to make it by hand.
public struct EditError: Error, Sendable, Equatable {
    /// What is wrong.
    public enum Reason: Error, Sendable, Equatable {
        /// A step of the anchor leads nowhere; `hint` says what is there instead.
        case missing(step: String, within: String?, hint: String?)
        /// The anchor leads to several places.
        case ambiguous(step: String, lines: [Int])
        /// The anchor leads to something in which the entry cannot stand.
        case unsuitable(String)
        /// The entry's own text is not what its kind asks for.
        case text(String)
        /// The file is not what its name says, or is broken at the place in question.
        case unreadable(String)
        /// Two edits touch the same bytes.
        case overlap
    }

    public var reason: Reason
    /// The anchor as the manifest has it.
    public var anchor: String
    /// The text to put in by hand.
    public var text: String

    /// What is wrong, in one line.
    public var message: String { reason.message }
}

extension EditError.Reason {
    /// What is wrong, in one line.
    public var message: String {
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
