/// A syntax error of a template, at a byte offset.
struct SyntaxProblem: Error {
    /// A class, so that the error is small: every frame of the recursive parser reserves space for it.
    private final class Details: Sendable {
        let message: String
        let hint: String?

        init(_ message: String, _ hint: String?) {
            self.message = message
            self.hint = hint
        }
    }

    let offset: Int
    private let details: Details

    init(offset: Int, message: String, hint: String? = nil) {
        self.offset = offset
        details = Details(message, hint)
    }

    var message: String { details.message }
    var hint: String? { details.hint }
}
