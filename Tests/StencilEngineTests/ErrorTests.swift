import StencilEngine
import Testing

@Suite("Errors show the place and what would be right")
struct ErrorTests {
    private let context: TemplateDictionary = [
        "module": ["type": "Favorites", "screens": [["name": "list"]]], "nothing": nil, "number": 3,
    ]

    @Test("an undefined variable")
    func undefinedVariable() {
        #expect(
            failure("line one\nlet x = {{ modul.type }}\n", context) == """
                t:2:12: error: undefined variable "modul"; did you mean "module"?
                let x = {{ modul.type }}
                           ^
                """
        )
    }

    @Test("an unknown key points at the key, not at the variable")
    func unknownKey() {
        #expect(
            failure("\t{{ module.tpye|lowercase }}", context) == """
                t:1:12: error: "module" has no key "tpye"; did you mean "type"?
                \t{{ module.tpye|lowercase }}
                \t          ^
                """
        )
    }

    @Test(
        "an unknown key is an error wherever it stands",
        arguments: [
            "{% if module.tpye %}{% endif %}", "{% if not module.tpye %}{% endif %}",
            "{% if module.tpye == 1 %}{% endif %}", "{% for x in module.tpye %}{% endfor %}",
            "{% set x module.tpye %}", "{{ module.type|join:module.tpye }}", "{{ module[module.tpye] }}",
            "{{ 1 if module.tpye }}", "{% include module.tpye %}",
        ]
    )
    func unknownKeyAnywhere(template: String) {
        #expect(failure(template, context).contains("\"module\" has no key \"tpye\"; did you mean \"type\"?"))
    }

    @Test("the operand of default may be undefined, and every default but the last")
    func defaults() throws {
        #expect(try rendering("{{ nme|default:\"World\" }}", context) == "World")
        #expect(try rendering("{{ module.tpye|default:a,b,\"World\"|uppercase }}", context) == "WORLD")
        #expect(try rendering("{{ nothing|default:\"World\" }}", context) == "World")
        #expect(failure("{{ a|default:b }}").contains("undefined variable \"b\""))
        #expect(failure("{{ a|uppercase|default:1 }}").contains("undefined variable \"a\""))
    }

    @Test(
        "a look-up that cannot be says what it was tried on",
        arguments: [
            ("{{ module.screens.4 }}", "\"module.screens\" has no element 4; it has 1 element"),
            (
                "{{ module.screens.frist }}",
                "\"module.screens\" is an array and has no \"frist\"; did you mean \"first\"?"
            ),
            ("{{ number.name }}", "\"number\" is a number and has no \"name\""),
            ("{{ module[nothing] }}", "cannot look up null"),
            ("{{ forloop.first }}", "undefined variable \"forloop\"; it exists only in a loop"),
        ]
    )
    func impossibleLookUps(template: String, expected: String) {
        #expect(failure(template, context).contains("error: \(expected)\n"))
    }

    @Test(
        "unknown tags and filters come with a suggestion",
        arguments: [
            ("{% fro x in y %}", "t:1:4: error: unknown tag \"fro\"; did you mean \"for\"?"),
            ("{{ number|uppercas }}", "t:1:11: error: unknown filter \"uppercas\"; did you mean \"uppercase\"?"),
            ("{{ number|frobnicate }}", "t:1:11: error: unknown filter \"frobnicate\"\n"),
        ]
    )
    func unknownNames(template: String, expected: String) {
        #expect(failure(template, context).hasPrefix(expected))
    }

    @Test("in lenient mode the undefined is nothing, as in Stencil")
    func lenient() throws {
        #expect(try rendering("<{{ a }}{{ a.b.c }}{% if a %}x{% endif %}>", lenient: true) == "<>")
        #expect(try rendering("{% for x in a %}x{% empty %}none{% endfor %}", lenient: true) == "none")
        #expect(try rendering("{% for x in \"ab\" %}x{% empty %}none{% endfor %}", lenient: true) == "none")
        #expect(try rendering("{% if a == b %}same{% endif %}", lenient: true) == "same")
        #expect(try rendering("{{ a|uppercase }}{{ a|default:\"d\" }}", lenient: true) == "d")
    }

    @Test("an error in an included template names it, and the way to it")
    func trail() {
        let templates = ["outer": "\n {% include \"inner\" %}", "inner": "{{ nope }}"]
        #expect(
            failure("{% include \"outer\" %}", templates: templates) == """
                inner:1:4: error: undefined variable "nope"
                {{ nope }}
                   ^
                outer:2:13: note: reached from here
                t:1:12: note: reached from here
                """
        )
    }
}
