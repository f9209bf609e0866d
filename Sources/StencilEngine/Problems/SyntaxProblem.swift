/// A mistake found while reading a template, at a byte offset of its text.
struct SyntaxProblem: Error, Equatable {
    let offset: Int
    let message: String
    var hint: String?
}
