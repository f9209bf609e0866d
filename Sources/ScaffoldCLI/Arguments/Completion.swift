/// What a shell offers where a value is to be typed.
enum Completion: Sendable, Equatable {
    /// Nothing that a shell could know.
    case none
    /// Files with one of the extensions, or any file where none is named.
    case file(extensions: [String])
    case directory
    /// What `scaffold candidates <topic>` prints when it is asked.
    case candidates(CandidateTopic)
}
