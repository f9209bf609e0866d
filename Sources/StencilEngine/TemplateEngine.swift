import Diagnostics

/// Reads and renders templates in the Stencil language with StencilSwiftKit's tags and filters.
///
/// It differs from Stencil in three ways that `TemplateOptions` can switch off: an undefined variable is an error, nothing
/// is escaped (Stencil escapes nothing either), and a line that holds only tags leaves no line behind.
public struct TemplateEngine: Sendable {
    /// How templates are read and rendered.
    public let options: TemplateOptions
    private let loader: @Sendable (String) -> String?

    /// Creates an engine.
    ///
    /// - Parameter loader: Gives the text of the template that `include`, `extends` or `import` names, nil if there is none.
    ///   It is asked once for each name and rendering.
    public init(
        options: TemplateOptions = TemplateOptions(),
        loader: @escaping @Sendable (String) -> String? = { _ in nil }
    ) {
        self.options = options
        self.loader = loader
    }

    /// Parses a template.
    ///
    /// - Parameter name: What errors call the template.
    /// - Throws: The first mistake.
    public func parse(_ text: String, name: String) throws(Failure) -> Template {
        let source = TemplateSource(text, name: name)
        do throws(SyntaxProblem) {
            return Template(source: source, nodes: try TemplateParser.parse(source.bytes, trim: options.trim))
        } catch {
            throw source.failure(at: error.offset, error.message, hint: error.hint)
        }
    }

    /// Renders a parsed template with the values of `context`.
    ///
    /// - Throws: The first mistake that rendering meets, or the limit that it reaches.
    public func render(_ template: Template, context: TemplateDictionary) throws(Failure) -> String {
        var renderer = Renderer(engine: self, context: context)
        return try renderer.text(of: template)
    }

    /// Renders a parsed template, and keeps the templates that it includes for the next rendering.
    ///
    /// - Throws: As the rendering without a cache.
    public func render(
        _ template: Template,
        context: TemplateDictionary,
        cache: inout TemplateCache
    ) throws(Failure) -> String {
        var renderer = Renderer(engine: self, context: context)
        swap(&renderer.cache, &cache)
        defer { swap(&renderer.cache, &cache) }
        return try renderer.text(of: template)
    }

    /// Parses and renders a template.
    public func render(
        _ text: String,
        name: String,
        context: TemplateDictionary
    ) throws(Failure) -> String {
        try render(try parse(text, name: name), context: context)
    }

    /// The value of an expression, such as a condition, written as it would be after `{% if`.
    ///
    /// - Parameter name: What errors call the expression.
    public func evaluate(
        _ expression: String,
        name: String,
        context: TemplateDictionary
    ) throws(Failure) -> TemplateValue {
        try evaluate(try parse(expression: expression, name: name), context: context)
    }

    /// Parses an expression, such as a condition, written as it would be after `{% if`.
    ///
    /// - Parameter name: What errors call the expression.
    public func parse(expression: String, name: String) throws(Failure) -> TemplateExpression {
        let source = TemplateSource(expression, name: name)
        return TemplateExpression(source: source, expression: try Self.parse(expressionOf: source))
    }

    /// The value of a parsed expression.
    public func evaluate(
        _ expression: TemplateExpression,
        context: TemplateDictionary
    ) throws(Failure) -> TemplateValue {
        var renderer = Renderer(engine: self, context: context)
        return try renderer.value(of: expression.expression, in: Template(source: expression.source, nodes: []))
    }

    private static func parse(expressionOf source: TemplateSource) throws(Failure) -> Expression {
        do throws(SyntaxProblem) {
            var reader = TagReader(source.bytes, 0..<source.bytes.count)
            let expression = try reader.choice()
            try reader.expectEnd()
            return expression
        } catch {
            throw source.failure(at: error.offset, error.message, hint: error.hint)
        }
    }

    func load(_ name: String) -> String? { loader(name) }
}
