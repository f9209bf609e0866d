import StencilEngine
import Testing

@Suite("What a template looks up")
struct ReferenceTests {
    private func paths(_ text: String, templates: [String: String] = [:]) throws -> [String] {
        let engine = TemplateEngine { templates[$0] }
        return engine.references(in: try engine.parse(text, name: "t")).map { reference in
            let path = reference.path.joined(separator: ".") + (reference.isOptional ? "?" : "")
            return "\(reference.mark.line ?? 0):\(reference.mark.column ?? 0) \(path)"
        }
    }

    @Test("every look-up with its place, also in branches and arguments")
    func places() throws {
        let text = "{{ module.type|join:sep }}\n{% if a and not b.c %}{{ d }}{% else %}{{ e|default:f,g }}{% endif %}"
        #expect(
            try paths(text) == [
                "1:4 module.type", "1:21 sep", "2:7 a", "2:17 b.c", "2:26 d", "2:43 e?", "2:53 f?", "2:55 g",
            ]
        )
    }

    @Test("names that the template sets are followed back into the context")
    func followed() throws {
        #expect(
            try paths("{% for s in module.screens where s.isRoot %}{{ s.name }}{{ forloop.first }}{% endfor %}{{ s }}")
                == [
                    "1:13 module.screens", "1:34 module.screens.*.isRoot", "1:48 module.screens.*.name", "1:91 s",
                ]
        )
        #expect(
            try paths("{% set x a.b %}{{ x.c }}{% set y %}{{ z }}{% endset %}{{ y }}") == [
                "1:10 a.b", "1:19 a.b.c", "1:39 z",
            ]
        )
        #expect(
            try paths("{% map a into b using c %}{{ c.d }}{{ maploop.item }}{% endmap %}{{ b }}") == [
                "1:8 a", "1:30 a.*.d",
            ]
        )
        #expect(try paths("{{ a[b.c].d }}") == ["1:6 b.c", "1:4 a.*.d"])
    }

    @Test("macros are read where they are called, and if they never are")
    func macros() throws {
        #expect(
            try paths("{% macro m p %}{{ p.x }}{{ q }}{% endmacro %}{% call m a.b %}") == [
                "1:56 a.b", "1:19 a.b.x", "1:28 q",
            ]
        )
        #expect(try paths("{% macro m p %}{{ p.x }}{{ q }}{% call m p %}{% endmacro %}") == ["1:28 q"])
    }

    @Test("included, imported and extended templates are read too")
    func otherTemplates() throws {
        let templates = [
            "part": "{{ s.title }}", "macros": "{% macro m p %}{{ p.x }}{% endmacro %}{% set v w %}",
            "self": "{{ a }}{% include \"self\" %}",
            "base": "{{ t }}{% block b %}{{ u }}{% endblock %}",
        ]
        #expect(
            try paths("{% for s in list %}{% include \"part\" %}{% endfor %}", templates: templates) == [
                "1:13 list", "1:4 list.*.title",
            ]
        )
        #expect(
            try paths("{% import \"macros\" %}{% call m a %}{{ v.y }}", templates: templates) == [
                "1:48 w", "1:32 a", "1:19 a.x", "1:39 w.y",
            ]
        )
        #expect(try paths("{% include \"self\" %}", templates: templates) == ["1:4 a"])
        #expect(
            try paths("{% extends \"base\" %}{% block b %}{{ c }}{{ block.super }}{% endblock %}", templates: templates)
                == ["1:4 t", "1:24 u", "1:37 c"]
        )
    }

    @Test("the templates that a template names are listed once each")
    func templateNames() throws {
        let engine = TemplateEngine()
        let text =
            "{% import \"a\" %}{% for i in x %}{% include \"b\" %}{% include i %}{% endfor %}{% block c %}{% include \"a\" %}{% endblock %}"
        #expect(engine.templateNames(in: try engine.parse(text, name: "t")) == ["a", "b"])
    }
}
