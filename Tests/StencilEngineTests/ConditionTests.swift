import StencilEngine
import Testing

@Suite("Conditions")
struct ConditionTests {
    private let context: TemplateDictionary = [
        "yes": true, "no": false, "zero": 0, "minus": -1, "three": 3, "text": "abc", "blank": "", "list": [1, 2, "b"],
        "nobody": [], "nothing": nil, "entries": ["a": 1],
    ]

    private func holds(_ condition: String) throws -> Bool {
        try rendering("{% if \(condition) %}yes{% else %}no{% endif %}", context) == "yes"
    }

    @Test(
        "true is what is present, not empty, and above zero",
        arguments: ["yes", "three", "text", "list", "entries", "0.5"]
    )
    func truth(condition: String) throws {
        #expect(try holds(condition))
    }

    @Test("false is the rest", arguments: ["no", "zero", "minus", "blank", "nobody", "nothing", "0.0", "''"])
    func falsehood(condition: String) throws {
        #expect(try !holds(condition))
    }

    @Test(
        "comparisons hold for numbers, and equality for anything",
        arguments: [
            "three == 3", "three == 3.0", "three != 4", "text == \"abc\"", "text != 'x'", "yes == true",
            "nothing == nil",
            "list == list", "three < 4", "three <= 3", "three > 2.5", "three >= 3", "three==3", "zero != no",
        ]
    )
    func comparisons(condition: String) throws {
        #expect(try holds(condition))
    }

    @Test(
        "texts are neither less nor greater",
        arguments: ["text < 'b'", "text > 'a'", "text >= 'abc'", "nothing < 1"]
    )
    func unorderedValues(condition: String) throws {
        #expect(try !holds(condition))
    }

    @Test(
        "in looks into arrays, texts, ranges and the keys of dictionaries",
        arguments: ["2 in list", "'b' in list", "'bc' in text", "3 in 1...5", "'a' in entries", "not 'z' in list"]
    )
    func containment(condition: String) throws {
        #expect(try holds(condition))
    }

    @Test(
        "not binds stronger than and, and stronger than or; comparisons bind strongest",
        arguments: [
            ("yes or no and no", true), ("(yes or no) and no", false), ("not no and no", false),
            ("not (no and no)", true),
            ("not three == 4", true), ("no or three == 3 and yes", true), ("not no or yes", true),
            ("2 in list and no", false), ("no or 2 in list", true), ("(yes)and(not no)", true),
        ]
    )
    func precedence(condition: String, expected: Bool) throws {
        #expect(try holds(condition) == expected)
    }

    @Test("and and or stop as soon as they can")
    func shortCircuit() throws {
        #expect(try holds("yes or undefined"))
        #expect(try !holds("no and undefined"))
    }

    @Test("elif and else")
    func branches() throws {
        let template = "{% if three == 1 %}one{% elif three == 3 %}three{% elif yes %}yes{% else %}none{% endif %}"
        #expect(try rendering(template, context) == "three")
    }

    @Test("filters may stand in conditions")
    func filters() throws {
        #expect(try holds("text|uppercase == \"ABC\""))
        #expect(try holds("text|hasPrefix:\"a\" and missing|default:yes"))
    }

    @Test("ifnot turns a condition round")
    func negated() throws {
        #expect(try rendering("{% ifnot no %}a{% endif %}{% ifnot yes %}b{% else %}c{% endif %}", context) == "ac")
    }

    @Test(
        "mistakes in conditions say what would be right",
        arguments: [
            ("{% if %}{% endif %}", "t:1:7: error: a condition is missing"),
            ("{% if a = 1 %}{% endif %}", "t:1:9: error: unexpected \"=\"; equality is written \"==\""),
            ("{% if a && b %}{% endif %}", "t:1:9: error: unexpected \"&&\"; \"and\" joins conditions"),
            ("{% if !a %}{% endif %}", "t:1:7: error: unexpected \"!\"; \"not\" negates"),
            ("{% if a and %}{% endif %}", "t:1:13: error: a value is missing"),
            ("{% if and a %}{% endif %}", "t:1:7: error: expected a value, not \"and\""),
            ("{% if (a or b %}{% endif %}", "t:1:7: error: \"(\" is not closed"),
            ("{% if a) %}{% endif %}", "t:1:8: error: unexpected \")\"; there is no \"(\" before it"),
            ("{% if a b %}{% endif %}", "t:1:9: error: unexpected \"b\""),
            ("{% if a %}{% else if b %}{% endif %}", "t:1:19: error: unexpected \"if\"; did you mean \"elif\"?"),
            ("{% if a %}", "t:1:4: error: \"if\" is not closed; it ends with \"endif\""),
        ]
    )
    func mistakes(template: String, expected: String) {
        #expect(failure(template, ["a": 1, "b": 2]).hasPrefix(expected + "\n"))
    }
}
