import Diagnostics

extension TemplateEngine {
    /// All that is wrong with a template whatever its context, in the order of the text.
    ///
    /// Beside what `parse` refuses these are the templates that it includes, imports or extends by a fixed name and that do
    /// not exist.
    public func problems(in text: String, name: String) -> [Problem] {
        let source = TemplateSource(text, name: name)
        var (nodes, problems) = TemplateParser.parse(source.bytes, trim: options.trim)
        for reference in TemplateNames.all(in: nodes) where load(reference.name) == nil {
            problems.append(SyntaxProblem(offset: reference.offset, message: Self.missing(reference.name)))
        }
        return problems.sorted { $0.offset < $1.offset }
            .flatMap { source.failure(at: $0.offset, $0.message, hint: $0.hint).problems }
    }

    /// The names of the templates that a template includes, imports or extends by a fixed name, each once, in order.
    public func templateNames(in template: Template) -> [String] {
        var seen: Set<String> = []
        return TemplateNames.all(in: template.nodes).map(\.name).filter { seen.insert($0).inserted }
    }

    /// The look-ups of a template and of those that it includes, imports or extends by a fixed name, as far as they lead
    /// into the context.
    ///
    /// What the template itself sets is followed back: in `{% for screen in module.screens %}{{ screen.name }}` the second
    /// look-up is `module.screens.*.name`. A look-up is given for each place, also in branches that would not be rendered.
    public func references(in template: Template) -> [TemplateReference] {
        var collector = ReferenceCollector(engine: self, template: template)
        return collector.references()
    }

    static func missing(_ name: String) -> String { "no template is called \"\(name)\"" }
}
