import Diagnostics
import StencilEngine

/// Renders a template, with others that it may include, and gives the text.
func rendering(
    _ text: String,
    _ context: TemplateDictionary = [:],
    templates: [String: String] = [:],
    lenient: Bool = false,
    trim: TemplateOptions.Trim = .smart,
    limits: TemplateLimits = TemplateLimits()
) throws(Failure) -> String {
    var options = TemplateOptions()
    options.isLenient = lenient
    options.trim = trim
    options.limits = limits
    options.clock = { TemplateMoment(secondsSince1970: 1_700_000_000, utcOffset: 3600) }
    let engine = TemplateEngine(options: options) { templates[$0] }
    return try engine.render(text, name: "t", context: context)
}

/// The error that rendering a template ends with, as it is printed; "rendered: …" if it does not fail.
func failure(
    _ text: String,
    _ context: TemplateDictionary = [:],
    templates: [String: String] = [:],
    lenient: Bool = false,
    limits: TemplateLimits = TemplateLimits()
) -> String {
    do throws(Failure) {
        return "rendered: " + (try rendering(text, context, templates: templates, lenient: lenient, limits: limits))
    } catch {
        return error.description
    }
}
