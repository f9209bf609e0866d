import StencilEngine
import Testing

@Suite("Definitions")
struct DefinitionTests {
    private let context: TemplateDictionary = ["items": [1, 3, 7], "name": "ann"]

    @Test("set keeps a value, or the text of a block")
    func set() throws {
        #expect(
            try rendering("{% set x items %}{{ x.count }} {% set y %}<{{ items }}>{% endset %}{{ y }}", context)
                == "3 <[1, 3, 7]>"
        )
        #expect(try rendering("{% set x name|uppercase %}{{ x }}", context) == "ANN")
        #expect(try rendering("{% set x name == \"ann\" %}{% if x %}yes{% endif %}", context) == "yes")
    }

    @Test("what is set in an if or a macro is gone after it")
    func scopes() throws {
        #expect(try rendering("{% set x 1 %}{% if true %}{% set x 2 %}{{ x }}{% endif %}{{ x }}", context) == "21")
        #expect(
            try rendering("{% set x 1 %}{% macro m %}{% set x 2 %}{% endmacro %}{% call m %}{{ x }}", context) == "1"
        )
    }

    @Test("a macro is a text with parameters, rendered where it is called")
    func macro() throws {
        let template = "{% macro greet name other %}Hi {{ name }} and {{ other }} ({{ items.count }})!{% endmacro %}"
        #expect(try rendering(template + "{% call greet \"Bob\" name|capitalize %}", context) == "Hi Bob and Ann (3)!")
    }

    @Test("a macro may call itself")
    func recursion() throws {
        let template = """
            {% macro down n list %}
            {{ n }}{% if list %}{% call down list.0 list.1 %}{% endif %}
            {%- endmacro %}
            {% call down 1 list %}
            """
        #expect(try rendering(template, ["list": [2, [3, []]]]) == "123")
    }

    @Test(
        "mistakes in calls say what would be right",
        arguments: [
            (
                "{% macro greet name %}{% endmacro %}{% call great 1 %}",
                "undefined macro \"great\"; did you mean \"greet\"?"
            ),
            (
                "{% macro greet name %}{% endmacro %}{% call greet %}",
                "macro \"greet\" takes 1 argument, not 0; its parameters are name"
            ),
            ("{% macro %}{% endmacro %}", "the name of the macro is missing"),
            ("{% call %}", "the name of a macro is missing"),
        ]
    )
    func mistakes(template: String, expected: String) {
        #expect(failure(template).contains("error: \(expected)\n"))
    }

    @Test("map makes an array of what its block renders to")
    func map() throws {
        #expect(
            try rendering("{% map items into out using i %}#{{ i }}{% endmap %}{{ out|join:\",\" }}", context)
                == "#1,#3,#7"
        )
        let looping =
            "{% map items into out %}{{ maploop.counter }}{{ maploop.item }}{{ maploop.first }}{{ maploop.last }}{% endmap %}"
        #expect(try rendering(looping + "{{ out|join:\" \" }}", context) == "01truefalse 13falsefalse 27falsetrue")
        #expect(try rendering("{% map none into out %}x{% endmap %}{{ out }}", ["none": []]) == "[]")
        #expect(
            failure("{% map items out %}{% endmap %}", context).contains("\"into\" is missing; a mapping is written")
        )
    }

    @Test("filter applies filters to a block")
    func filter() throws {
        #expect(
            try rendering("{% filter uppercase|replace:\"A\",\"_\" %}a{{ name }}{% endfilter %}", context) == "__NN"
        )
    }

    @Test("now prints the time of the injected clock, by a pattern")
    func now() throws {
        #expect(try rendering("{% now %}") == "2023-11-14 at 23:13")
        #expect(
            try rendering("{% now \"EEEE, d MMMM yyyy h:mm a ZZZZZ\" %}") == "Tuesday, 14 November 2023 11:13 PM +01:00"
        )
        #expect(try rendering("{% now 'dd.MM.yy D' %}") == "14.11.23 318")
        #expect(failure("{% now \"yyyy-bb\" %}").contains("a date format has no letter \"b\""))
    }

    @Test("comments print nothing, whatever is in them")
    func comments() throws {
        #expect(try rendering("a{# {% if %} {{ it's\n #}b") == "ab")
    }
}
