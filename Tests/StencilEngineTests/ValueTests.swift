import Diagnostics
import StencilEngine
import Testing

@Suite("Values")
struct ValueTests {
    @Test("a dictionary keeps the order of its keys, small or large")
    func order() {
        var dictionary = TemplateDictionary()
        for number in 0..<40 { dictionary["key\(39 - number)"] = .int(number) }
        dictionary["key39"] = "changed"
        dictionary["key20"] = nil
        #expect(dictionary.keys == (0..<40).map { "key\(39 - $0)" }.filter { $0 != "key20" })
        #expect(dictionary["key39"] == "changed")
        #expect(dictionary["key20"] == nil)
        #expect(dictionary["key0"] == 39)
        #expect(dictionary.count == 39)
        for number in 0..<35 { dictionary["key\(number)"] = nil }
        #expect(dictionary.keys == ["key39", "key38", "key37", "key36", "key35"])
        #expect(dictionary["key37"] == 2)
    }

    @Test("a dictionary that looks its entries up elsewhere is one like any other")
    func lookingUp() throws {
        let names: TemplateDictionary = ["Alpha": true, "Beta": 2]
        var dictionary = TemplateDictionary(finding: { names[$0] }, all: { names })
        #expect(dictionary == names)
        #expect(dictionary.keys == ["Alpha", "Beta"] && dictionary.count == 2 && Array(dictionary)[1].value == 2)
        #expect(dictionary.map(\.key) == ["Alpha", "Beta"])
        let text = """
            {% if "Alpha" in n and not "Gamma" in n %}{{ n.Beta }} {{ n.count }}{% endif %}\
            {% for name in n %} {{ name }}{% endfor %}
            """
        let context: TemplateDictionary = ["n": .dictionary(dictionary)]
        #expect(try TemplateEngine().render(text, name: "t", context: context) == "2 2 Alpha Beta")
        dictionary["Gamma"] = 3
        dictionary["Alpha"] = nil
        #expect(dictionary == ["Beta": 2, "Gamma": 3] && dictionary["Alpha"] == nil)
    }

    @Test("a parsed expression has the value of its text, in each context")
    func parsedExpression() throws {
        let engine = TemplateEngine()
        let expression = try engine.parse(expression: "count > 1", name: "when")
        #expect(try engine.evaluate(expression, context: ["count": 2]) == true)
        #expect(try engine.evaluate(expression, context: ["count": 1]) == false)
    }

    @Test("null is a value, nil is none")
    func null() {
        var dictionary: TemplateDictionary = ["a": nil, "b": 1]
        #expect(dictionary["a"] == .some(.null))
        dictionary["b"] = .null
        #expect(dictionary.keys == ["a", "b"])
        #expect(dictionary["c"] == nil)
    }

    @Test("an expression has a value outside any template")
    func evaluation() throws {
        let engine = TemplateEngine()
        let context: TemplateDictionary = ["options": ["deepLinks": true], "screen": ["isRoot": false]]
        #expect(try engine.evaluate("options.deepLinks and not screen.isRoot", name: "when", context: context) == true)
        #expect(try engine.evaluate("screen.count", name: "when", context: context) == 1)
        #expect(throws: Failure.self) { try engine.evaluate("options.deepLink", name: "when", context: context) }
        do throws(Failure) {
            _ = try engine.evaluate("options.deepLinks nad 1", name: "when", context: context)
            Issue.record("the mistake was not found")
        } catch {
            #expect(
                error.description == """
                    when:1:19: error: unexpected "nad"
                    options.deepLinks nad 1
                                      ^
                    """
            )
        }
    }
}
