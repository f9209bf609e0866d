import Diagnostics

/// Reads and renders templates in the Stencil language with StencilSwiftKit's tags and filters.
///
/// Unlike in Stencil, an undefined variable is an error and a line with only tags is removed; `TemplateOptions` restores
/// Stencil's behaviour. As in Stencil, nothing is escaped.
package struct TemplateEngine: Sendable {
    package let options: TemplateOptions
    let load: @Sendable (String) -> String?

    /// Creates an engine.
    ///
    /// - Parameter loader: Returns the text of a template for `include`, `extends` and `import`; `nil` if there is none. Called
    ///   once for each name and rendering.
    package init(
        options: TemplateOptions = TemplateOptions(),
        loader: @escaping @Sendable (String) -> String? = { _ in nil }
    ) {
        self.options = options
        load = loader
    }

    /// Parses a template.
    ///
    /// - Parameter name: The template's name in errors.
    /// - Throws: The first syntax error.
    package func parse(_ text: String, name: String) throws(Failure) -> Template {
        let source = TemplateSource(text, name: name)
        do throws(SyntaxProblem) {
            return Template(source: source, nodes: try TemplateParser.parse(source.bytes, trim: options.trim))
        } catch {
            throw source.failure(at: error.offset, error.message, hint: error.hint)
        }
    }

    /// Renders a parsed template with the values of `context`.
    ///
    /// - Throws: The first error, or the exceeded limit.
    package func render(_ template: Template, context: TemplateDictionary) throws(Failure) -> String {
        var cache = TemplateCache()
        return try render(template, context: TemplateContext(context), cache: &cache)
    }

    /// Renders a parsed template, with a cache for the templates that it includes.
    package func render(
        _ template: Template,
        context: TemplateContext,
        cache: inout TemplateCache
    ) throws(Failure) -> String {
        var renderer = Renderer(engine: self, context: context)
        swap(&renderer.cache, &cache)
        defer { swap(&renderer.cache, &cache) }
        return try renderer.text(of: template)
    }

    /// Parses and renders a template.
    package func render(_ text: String, name: String, context: TemplateDictionary) throws(Failure) -> String {
        try render(try parse(text, name: name), context: context)
    }

    /// The value of an expression, such as a condition, written as it would be after `{% if`.
    ///
    /// - Parameter name: The expression's name in errors.
    package func evaluate(
        _ expression: String,
        name: String,
        context: TemplateDictionary
    ) throws(Failure) -> TemplateValue {
        try evaluate(try parse(expression: expression, name: name), context: context)
    }

    /// Parses an expression, such as a condition, written as it would be after `{% if`.
    ///
    /// - Parameter name: The expression's name in errors.
    package func parse(expression: String, name: String) throws(Failure) -> TemplateExpression {
        let source = TemplateSource(expression, name: name)
        do throws(SyntaxProblem) {
            var reader = TagReader(source.bytes, 0..<source.bytes.count)
            let parsed = try reader.choice()
            try reader.expectEnd()
            return TemplateExpression(source: source, expression: parsed)
        } catch {
            throw source.failure(at: error.offset, error.message, hint: error.hint)
        }
    }

    /// The value of a parsed expression.
    package func evaluate(
        _ expression: TemplateExpression,
        context: TemplateDictionary
    ) throws(Failure) -> TemplateValue {
        var renderer = Renderer(engine: self, context: TemplateContext(context))
        return try renderer.value(of: expression.expression, in: Template(source: expression.source, nodes: []))
    }
}
