/// A syntax error of a template, at a byte offset.
struct SyntaxProblem: Error {
    let offset: Int
    let message: String
    var hint: String?
}
