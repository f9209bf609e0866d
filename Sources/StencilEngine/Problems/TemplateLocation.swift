/// A place in a template.
public struct TemplateLocation: Hashable, Sendable {
    /// The name of the template.
    public let template: String
    /// The line, from 1.
    public let line: Int
    /// The column in characters, from 1.
    public let column: Int

    /// Creates a location.
    public init(template: String, line: Int, column: Int) {
        self.template = template
        self.line = line
        self.column = column
    }
}

extension TemplateLocation: CustomStringConvertible {
    /// `template:line:column`
    public var description: String { "\(template):\(line):\(column)" }
}
