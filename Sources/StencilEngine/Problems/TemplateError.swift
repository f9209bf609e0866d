/// What is wrong with a template, and where.
public struct TemplateError: Error, Sendable {
    /// Held by reference: errors pass through many frames of recursive calls, and each has room for one.
    private final class Details: Sendable {
        let location: TemplateLocation
        let message: String
        let hint: String?
        let sourceLine: String
        let trail: [TemplateLocation]

        init(
            _ location: TemplateLocation,
            _ message: String,
            _ hint: String?,
            _ line: String,
            _ trail: [TemplateLocation]
        ) {
            self.location = location
            self.message = message
            self.hint = hint
            sourceLine = line
            self.trail = trail
        }
    }

    private let details: Details

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
        let location = TemplateLocation(template: template, line: line, column: column)
        details = Details(location, message, hint, sourceLine, trail)
    }

    /// The name of the template that the mistake is in.
    public var template: String { details.location.template }
    /// The line, from 1.
    public var line: Int { details.location.line }
    /// The column in characters, from 1.
    public var column: Int { details.location.column }
    /// What is wrong, in lower case, without a full stop.
    public var message: String { details.message }
    /// What would be right, such as `did you mean "name"?`.
    public var hint: String? { details.hint }
    /// The line of the template that the mistake is in, without its line ending.
    public var sourceLine: String { details.sourceLine }
    /// The tags that led to this template, innermost first: includes, imports, macro calls and `extends`.
    public var trail: [TemplateLocation] { details.trail }
}

extension TemplateError: Equatable {
    public static func == (left: Self, right: Self) -> Bool {
        left.details.location == right.details.location && left.message == right.message && left.hint == right.hint
            && left.sourceLine == right.sourceLine && left.trail == right.trail
    }
}

extension TemplateError: CustomStringConvertible {
    /// The error as compilers print it: position and message, the line, a caret beneath the column, then the trail.
    public var description: String {
        let clause = hint.map { "; \($0)" } ?? ""
        let excerpt = SourceExcerpt(line: sourceLine, column: column)
        let head = "\(details.location): error: \(message)\(clause)\n\(excerpt.line)\n\(excerpt.caret)"
        return trail.reduce(into: head) { text, location in text += "\n\(location): note: reached from here" }
    }
}
