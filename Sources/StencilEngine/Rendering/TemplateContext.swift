/// The values of renderings, with what the imports at the start of templates define for them.
///
/// The templates of a style begin with the same few imports, whose definitions depend on nothing but the values. For one engine.
package final class TemplateContext {
    package let values: TemplateDictionary
    /// The state of a rendering after some imports, by their names.
    var imports: [[String]: (scope: Scope, renderedBlocks: TemplateDictionary, usage: RenderingUsage)] = [:]

    package init(_ values: TemplateDictionary) { self.values = values }
}
