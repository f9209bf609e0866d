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
        #expect(throws: TemplateError.self) { try engine.evaluate("options.deepLink", name: "when", context: context) }
        do throws(TemplateError) {
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
