import Diagnostics

/// The source of a template: its text and name.
struct TemplateSource: Sendable {
    let name: String
    let text: SourceText

    init(_ text: String, name: String) {
        self.name = name
        self.text = SourceText(text)
    }

    var bytes: ArraySlice<UInt8> { text.bytes }

    func mark(at offset: Int) -> SourceMark { text.mark(at: offset, in: name) }

    /// Creates a failure at an offset, with the line, a caret below the column, and the trail.
    ///
    /// - Parameter trail: The includes, imports, macro calls and `extends` that lead here, innermost first.
    func failure(at offset: Int, _ message: String, hint: String?, trail: [SourceMark] = []) -> Failure {
        let mark = mark(at: offset)
        let column = (mark.column ?? 1) - 1
        let excerpt = SourceExcerpt(text.line(around: offset), column..<column, columns: Self.widestExcerpt)
        let attachment = Problem.Attachment.excerpt("\(excerpt.line)\n\(excerpt.caret)")
        return Failure(.template, [Problem(message, at: mark, hint: hint, attachment: attachment)]).reached(from: trail)
    }

    private static let widestExcerpt = 160
}

extension Failure {
    /// Adds the tags that lead to the failure's template, innermost first.
    func reached(from trail: [SourceMark]) -> Failure {
        Failure(
            kind,
            problems.map { problem in
                guard case .excerpt(let excerpt) = problem.attachment else { return problem }
                let lines = trail.reduce(into: excerpt) { $0 += "\n\($1): note: reached from here" }
                return Problem(problem.message, at: problem.mark, hint: problem.hint, attachment: .excerpt(lines))
            }
        )
    }
}
