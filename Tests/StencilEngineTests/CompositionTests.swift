import StencilEngine
import Testing

@Suite("Templates that use others")
struct CompositionTests {
    @Test("include renders another template with the variables at hand, and keeps what it sets to itself")
    func include() throws {
        let templates = ["hello": "Hello {{ name }}!{% set name \"X\" %}"]
        #expect(
            try rendering("{% include \"hello\" %}{{ name }}", ["name": "Ann"], templates: templates) == "Hello Ann!Ann"
        )
        #expect(
            try rendering("{% include which %}", ["name": "Ann", "which": "hello"], templates: templates)
                == "Hello Ann!"
        )
    }

    @Test("include takes a dictionary whose entries become variables")
    func includeWithContext() throws {
        let templates = ["hello": "Hello {{ name }} from {{ town }}!"]
        let context: TemplateDictionary = ["name": "Ann", "town": "Ulm", "child": ["name": "Bob"], "n": 3]
        #expect(try rendering("{% include \"hello\" child %}", context, templates: templates) == "Hello Bob from Ulm!")
        #expect(
            failure("{% include \"hello\" n %}", context, templates: templates).contains(
                "must be a dictionary, not a number"
            )
        )
    }

    @Test("an included template sees the loop around it")
    func includeInLoop() throws {
        #expect(
            try rendering(
                "{% for i in 1...3 %}{% include \"part\" %}{% endfor %}",
                templates: ["part": "{{ i }}/{{ forloop.length }} "]
            )
                == "1/3 2/3 3/3 "
        )
    }

    @Test("a line that holds only an include is replaced by the included lines")
    func includeLine() throws {
        #expect(try rendering("a\n  {% include \"part\" %}\nb\n", templates: ["part": "x\ny\n"]) == "a\nx\ny\nb\n")
    }

    @Test("a missing template is an error at the name")
    func missing() {
        #expect(failure("{% include \"nope\" %}").hasPrefix("t:1:12: error: no template is called \"nope\"\n"))
    }

    @Test("import takes over macros and variables, and prints nothing")
    func importing() throws {
        let templates = ["common": "text {% macro hi name %}Hi {{ name }}!{% endmacro %}{% set x \"set\" %}"]
        #expect(
            try rendering("{% import \"common\" %}{% call hi \"Ann\" %} {{ x }}", templates: templates) == "Hi Ann! set"
        )
    }

    private let base = """
        <title>{% block title %}Base{% endblock %}</title>
        {% block body %}
        base body
        {% endblock body %}
        """

    @Test("extends replaces blocks of the parent; what stands outside the blocks is dropped")
    func inheritance() throws {
        let child = "{% extends \"base\" %}dropped{% block title %}Child{% endblock %}"
        #expect(try rendering(child, templates: ["base": base]) == "<title>Child</title>\nbase body\n")
    }

    @Test("block.super is what the parent has, over any number of levels")
    func blockSuper() throws {
        let templates = [
            "base": base,
            "middle": "{% extends \"base\" %}{% block title %}{{ block.super }}-Middle{% endblock %}",
        ]
        let child = "{% extends \"middle\" %}{% block title %}{{ block.super|uppercase }}-Child{% endblock %}"
        #expect(try rendering(child, templates: templates).hasPrefix("<title>BASE-MIDDLE-Child</title>"))
    }

    @Test("block.super without a parent is an error")
    func noSuper() {
        #expect(
            failure("{% block a %}{{ block.super }}{% endblock %}").contains("no parent of the template has this block")
        )
    }

    @Test("blocks may stand in blocks, loops and included templates")
    func nestedBlocks() throws {
        let templates = [
            "base": "{% block outer %}[{% block inner %}i{% endblock %}]{% endblock %}",
            "rows": "{% for i in 1...2 %}{% block row %}{{ i }}{% endblock %}{% endfor %}",
            "with": "{% include \"base\" %}",
        ]
        let inner = "{% block inner %}I{% endblock %}"
        #expect(try rendering("{% extends \"base\" %}" + inner, templates: templates) == "[I]")
        #expect(try rendering("{% extends \"with\" %}" + inner, templates: templates) == "[I]")
        #expect(
            try rendering(
                "{% extends \"rows\" %}{% block row %}<{{ block.super }}>{% endblock %}",
                templates: templates
            ) == "<1><2>"
        )
    }

    @Test("a block can be printed again by its name")
    func repeatedBlock() throws {
        #expect(try rendering("{% block a %}A{% endblock %}{{ block.a }}{{ block.a|lowercase }}") == "AAa")
    }

    @Test("a child's definitions before and between its blocks hold in the parent")
    func definitionsOfChild() throws {
        let child = "{% extends \"base\" %}{% set name \"Ann\" %}{% block t %}Hi {{ name }}{% endblock %}"
        #expect(try rendering(child, templates: ["base": "{% block t %}{% endblock %}"]) == "Hi Ann")
    }

    @Test(
        "extends stands once, and at the top",
        arguments: [
            "{% extends \"base\" %}{% extends \"base\" %}", "{% if true %}{% extends \"base\" %}{% endif %}",
            "{% extends %}",
        ]
    )
    func misplacedExtends(template: String) {
        #expect(failure(template, templates: ["base": ""]).hasPrefix("t:1:"))
    }
}
