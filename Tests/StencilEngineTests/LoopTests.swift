import StencilEngine
import Testing

@Suite("Loops")
struct LoopTests {
    private let context: TemplateDictionary = [
        "items": ["a", "b", "c"], "none": [], "nothing": nil, "count": 3, "entries": ["two": "II", "one": "I"],
        "pairs": [["a", 1, true], ["b", 2, false]],
        "people": [["name": "Ann", "age": 20], ["name": "Bob", "age": 10]],
    ]

    @Test("a loop goes through an array, and through a text's characters")
    func arrays() throws {
        #expect(try rendering("{% for item in items %}{{ item }},{% endfor %}", context) == "a,b,c,")
        #expect(try rendering("{% for letter in 'héy' %}{{ letter }}.{% endfor %}", context) == "h.é.y.")
    }

    @Test("a dictionary's entries come by key")
    func dictionaries() throws {
        #expect(
            try rendering("{% for key, value in entries %}{{ key }}={{ value }} {% endfor %}", context)
                == "one=I two=II "
        )
        #expect(try rendering("{% for key in entries %}{{ key }} {% endfor %}", context) == "one two ")
    }

    @Test("several variables take an element apart; an underscore skips a part")
    func tuples() throws {
        #expect(
            try rendering("{% for name, number in pairs %}{{ name }}{{ number }} {% endfor %}", context) == "a1 b2 "
        )
        #expect(
            try rendering("{% for name,_,flag in pairs %}{{ name }}{{ flag }} {% endfor %}", context) == "atrue bfalse "
        )
        #expect(
            failure("{% for a, b, c, d in pairs %}{% endfor %}", context)
                .contains("t:1:22: error: cannot take 3 values apart into 4 variables")
        )
        #expect(
            failure("{% for a, b in items %}{% endfor %}", context).contains(
                "cannot take a string apart into 2 variables"
            )
        )
    }

    @Test("ranges go up and down")
    func ranges() throws {
        #expect(try rendering("{% for i in 1...count %}{{ i }}{% endfor %}", context) == "123")
        #expect(try rendering("{% for i in items.count...1 %}{{ i }}{% endfor %}", context) == "321")
        #expect(try rendering("{% for i in 1...1 %}{{ i }}{% endfor %}", context) == "1")
        #expect(failure("{% for i in 1..3 %}{% endfor %}").contains("a range is written \"1...3\""))
        #expect(
            failure("{% for i in 'a'...3 %}{% endfor %}").contains(
                "the bounds of a range must be numbers, not a string"
            )
        )
    }

    @Test("where keeps some of the elements, and forloop counts only those")
    func filtering() throws {
        let template =
            "{% for p in people where p.age > 15 %}{{ p.name }} {{ forloop.counter }}/{{ forloop.length }}{% endfor %}"
        #expect(try rendering(template, context) == "Ann 1/1")
    }

    @Test("empty stands in for a loop without elements")
    func empty() throws {
        #expect(try rendering("{% for i in none %}x{% empty %}none{% endfor %}", context) == "none")
        #expect(try rendering("{% for i in nothing %}x{% empty %}none{% endfor %}", context) == "none")
        #expect(try rendering("{% for i in items where i == 'z' %}x{% empty %}none{% endfor %}", context) == "none")
    }

    @Test(
        "forloop tells how far the loop is",
        arguments: [
            ("counter", "1 2 3 "), ("counter0", "0 1 2 "), ("first", "true false false "),
            ("last", "false false true "),
            ("length", "3 3 3 "),
        ]
    )
    func forloop(member: String, expected: String) throws {
        #expect(try rendering("{% for i in items %}{{ forloop.\(member) }} {% endfor %}", context) == expected)
    }

    @Test("forloop can be handed on whole")
    func forloopAsValue() throws {
        let template = "{% for i in items %}{% set loop forloop %}{{ loop.counter }}{{ loop.count }} {% endfor %}"
        #expect(try rendering(template, context) == "15 25 35 ")
    }

    @Test("a labelled loop is seen from the loops in it")
    func labels() throws {
        let template = """
            {% outer: for i in 1...2 %}
            {% for j in items %}
            {{ forloop.outer.counter }}{{ j }}{{ forloop.counter }}\("")
            {%- endfor %}
            {% endfor %}
            """
        #expect(try rendering(template, context) == "1a11b21c32a12b22c3")
    }

    @Test("break leaves the loop, continue goes on with the next element")
    func jumps() throws {
        #expect(
            try rendering("{% for i in items %}{{ i }}{% if i == 'b' %}{% break %}{% endif %},{% endfor %}!", context)
                == "a,b!"
        )
        #expect(
            try rendering("{% for i in items %}{% if i == 'b' %}{% continue %}{% endif %}{{ i }}{% endfor %}", context)
                == "ac"
        )
    }

    @Test("with a label they mean a loop further out")
    func labelledJumps() throws {
        let breaking =
            "{% outer: for i in items %}{% for j in items %}{{ i }}{{ j }}{% break outer %}{% endfor %}-{% endfor %}!"
        #expect(try rendering(breaking, context) == "aa!")
        let continuing =
            "{% outer: for i in items %}{% for j in items %}{{ i }}{% continue outer %}{% endfor %}-{% endfor %}!"
        #expect(try rendering(continuing, context) == "abc!")
    }

    @Test("a jump leaves what is captured around it")
    func jumpFromCapture() throws {
        let template = "{% for i in items %}{% filter uppercase %}{{ i }}{% break %}x{% endfilter %}y{% endfor %}"
        #expect(try rendering(template, context) == "A")
    }

    @Test("what is set in a loop is gone after the round")
    func scopes() throws {
        let template = "{% set x 0 %}{% for i in items %}{{ x }}{% set x i %}{{ x }} {% endfor %}{{ x }}"
        #expect(try rendering(template, context) == "0a 0b 0c 0")
    }

    @Test(
        "mistakes in loops say what would be right",
        arguments: [
            ("{% for %}{% endfor %}", "t:1:8: error: the name of the loop variable is missing"),
            (
                "{% for i of items %}{% endfor %}",
                "t:1:10: error: expected \"in\", not \"of\"; a loop is written \"for item in items\""
            ),
            ("{% for i in items %}", "t:1:4: error: \"for\" is not closed; it ends with \"endfor\""),
            ("{% for i in items %}{% else %}{% endfor %}", "t:1:24: error: unexpected \"else\"; a loop has \"empty\""),
            ("{% break %}", "t:1:4: error: \"break\" can only stand in a loop"),
            (
                "{% outer: for i in items %}{% break outr %}{% endfor %}",
                "t:1:37: error: no loop around it is labelled \"outr\"; did you mean \"outer\"?"
            ),
            ("{% for i in count %}{% endfor %}", "t:1:13: error: cannot loop over a number"),
            (
                "{% for i in items %}{% macro m %}{% break %}{% endmacro %}{% endfor %}",
                "t:1:37: error: \"break\" can only stand in a loop"
            ),
        ]
    )
    func mistakes(template: String, expected: String) {
        #expect(failure(template, context).hasPrefix(expected + "\n"))
    }
}
