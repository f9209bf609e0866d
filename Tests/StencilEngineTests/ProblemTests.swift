import StencilEngine
import Testing

@Suite("All problems of a template at once")
struct ProblemTests {
    private func problems(_ text: String, templates: [String: String] = [:]) -> [String] {
        TemplateEngine { templates[$0] }.problems(in: text, name: "t").map { error in
            let hint = error.hint.map { "; \($0)" } ?? ""
            return "\(error.mark?.line ?? 0):\(error.mark?.column ?? 0) \(error.message)\(hint)"
        }
    }

    @Test("a sound template has none")
    func none() {
        #expect(problems("{% for i in x %}{{ i }}{% endfor %}{% include \"a\" %}", templates: ["a": ""]).isEmpty)
    }

    @Test("each is found, in the order of the text, and none twice")
    func several() {
        let text = """
            {% fro x in y %}
            {{ a|uppercas }} {{ }}
            {% if a = 1 %}{{ b| }}{% elif %}{% endif %}
            {% for i on items %}{{ i.. }}{% break %}{% empty %}{% endfor %}
            {% include "nope" %}{% break %}
            {{ "x"|swiftIdentifier:"prety" }}{{ 'x }}
            {% block a %}
            """
        #expect(
            problems(text) == [
                "1:4 unknown tag \"fro\"; did you mean \"for\"?",
                "2:6 unknown filter \"uppercas\"; did you mean \"uppercase\"?",
                "2:18 a value is missing",
                "3:9 unexpected \"=\"; equality is written \"==\"",
                "3:21 a filter must follow \"|\"",
                "3:31 a condition is missing",
                "4:10 expected \"in\", not \"on\"; a loop is written \"for item in items\"",
                "4:26 a name is missing beside the dot in \"i..\"; a range is written \"1...3\"",
                "5:12 no template is called \"nope\"",
                "5:24 \"break\" can only stand in a loop",
                "6:8 filter \"swiftIdentifier\" has no mode \"prety\"; did you mean \"pretty\"?",
                "6:37 the string is not closed",
                "7:4 \"block\" is not closed; it ends with \"endblock\"",
            ]
        )
    }

    @Test("a forgotten end is told from a stray one")
    func ends() {
        #expect(
            problems("{% for i in x %}{% if i %}{% endfor %}{{ y }}") == [
                "1:20 \"if\" is not closed; it ends with \"endif\""
            ]
        )
        #expect(
            problems("{% if a %}{% endfor %}{% endif %}") == ["1:14 unexpected \"endfor\"; \"if\" ends with \"endif\""]
        )
        #expect(problems("{% endif %}") == ["1:4 unexpected \"endif\""])
        #expect(
            problems("{% if a %}{% else %}{% else %}{% endif %}") == [
                "1:24 unexpected \"else\"; \"if\" ends with \"endif\""
            ]
        )
    }

    @Test("a delimiter that is not closed does not hide what follows")
    func unclosedDelimiters() {
        #expect(
            problems("{{ a\n{% if b %}{% endif }\n{# c\n{% fro %}") == [
                "1:1 \"{{\" is not closed; it ends with \"}}\"",
                "2:4 \"if\" is not closed; it ends with \"endif\"",
                "2:11 \"{%\" is not closed; it ends with \"%}\"",
                "3:1 \"{#\" is not closed; it ends with \"#}\"",
                "4:4 unknown tag \"fro\"; did you mean \"for\"?",
            ]
        )
    }
}
