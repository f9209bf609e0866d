/// What is wrong with a template, and where.
public struct TemplateError: Error, Equatable, Sendable {
    /// The name of the template that the mistake is in.
    public let template: String
    /// The line, from 1.
    public let line: Int
    /// The column in characters, from 1.
    public let column: Int
    /// What is wrong, in lower case, without a full stop.
    public let message: String
    /// What would be right, such as `did you mean "name"?`.
    public let hint: String?
    /// The line of the template that the mistake is in, without its line ending.
    public let sourceLine: String
    /// The tags that led to this template, innermost first: includes, imports, macro calls and `extends`.
    public let trail: [TemplateLocation]

    /// Creates an error.
    public init(
        template: String,
        line: Int,
        column: Int,
        message: String,
        hint: String? = nil,
        sourceLine: String,
        trail: [TemplateLocation] = []
    ) {
        self.template = template
        self.line = line
        self.column = column
        self.message = message
        self.hint = hint
        self.sourceLine = sourceLine
        self.trail = trail
    }
}

extension TemplateError: CustomStringConvertible {
    /// The error as compilers print it: position and message, the line, a caret beneath the column, then the trail.
    public var description: String {
        let clause = hint.map { "; \($0)" } ?? ""
        let excerpt = SourceExcerpt(line: sourceLine, column: column)
        let head = "\(template):\(line):\(column): error: \(message)\(clause)\n\(excerpt.line)\n\(excerpt.caret)"
        return trail.reduce(into: head) { text, location in
            text += "\n\(location.template):\(location.line):\(location.column): note: reached from here"
        }
    }
}
