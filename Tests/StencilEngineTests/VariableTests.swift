import StencilEngine
import Testing

@Suite("Variables")
struct VariableTests {
    private let context: TemplateDictionary = [
        "name": "Favorites",
        "screens": [["name": "list", "tags": ["a", "b"]], ["name": "detail", "tags": []]],
        "labels": ["list": "All", "detail": "One"],
        "key": "detail", "index": 1, "empty": [], "nothing": nil, "half": 0.5, "yes": true,
    ]

    @Test(
        "a path leads through dictionaries, arrays and strings",
        arguments: [
            ("{{ name }}", "Favorites"),
            ("{{name}}", "Favorites"),
            ("{{ screens.0.name }}", "list"),
            ("{{ screens.first.name }} {{ screens.last.name }} {{ screens.count }}", "list detail 2"),
            ("{{ screens.0.tags.1 }}", "b"),
            ("{{ labels.count }}", "2"),
            ("{{ name.first }}{{ name.last }}{{ name.count }}{{ name.1 }}", "Fs9a"),
        ]
    )
    func dottedPaths(template: String, expected: String) throws {
        #expect(try rendering(template, context) == expected)
    }

    @Test(
        "brackets look up what the variable in them holds",
        arguments: [
            ("{{ labels[key] }}", "One"),
            ("{{ labels[\"list\"] }}", "All"),
            ("{{ labels['list'] }}", "All"),
            ("{{ screens[index].name }}", "detail"),
            ("{{ screens[0].tags[index] }}", "b"),
            ("{{ labels[screens[index].name] }}", "One"),
        ]
    )
    func brackets(template: String, expected: String) throws {
        #expect(try rendering(template, context) == expected)
    }

    @Test(
        "literals are values",
        arguments: [
            ("{{ \"double 'quoted'\" }}", "double 'quoted'"),
            ("{{ 'single \"quoted\"' }}", "single \"quoted\""),
            ("{{ 42 }} {{ -1 }} {{ 1.5 }}", "42 -1 1.5"),
            ("{{ true }} {{ false }}", "true false"),
            ("{{ 1...4 }} {{ 3...1 }}", "[1, 2, 3, 4] [3, 2, 1]"),
            ("{{ \"}}\" }} {{ \"{{\" }}", "}} {{"),
            ("{{ 99999999999999999999 }}", "1e+20"),
        ]
    )
    func literals(template: String, expected: String) throws {
        #expect(try rendering(template, context) == expected)
    }

    @Test(
        "values print as Swift prints them",
        arguments: [
            ("{{ half }} {{ yes }}", "0.5 true"),
            ("{{ screens.0.tags }}", #"["a", "b"]"#),
            ("{{ labels }}", #"["list": "All", "detail": "One"]"#),
            ("{{ empty }}", "[]"),
            ("<{{ nothing }}>", "<>"),
        ]
    )
    func printing(template: String, expected: String) throws {
        #expect(try rendering(template, context) == expected)
    }

    @Test("null is a value: it prints nothing, and so does whatever is looked up in it")
    func null() throws {
        #expect(try rendering("<{{ nothing.name.first }}>", context) == "<>")
        #expect(try rendering("<{{ empty.first.name }}>", context) == "<>")
    }

    @Test("a key called count comes before the number of entries")
    func countKey() throws {
        #expect(
            try rendering("{{ route.count }} {{ labels.count }}", ["route": ["count": 7], "labels": ["a": 1]]) == "7 1"
        )
    }

    @Test("nothing is escaped")
    func noEscaping() throws {
        #expect(try rendering("{{ t }}", ["t": "Array<Int> & \"x\""]) == "Array<Int> & \"x\"")
        #expect(try rendering("{{ t }}", ["t": "Array<Int> & \"x\""], lenient: true) == "Array<Int> & \"x\"")
    }

    @Test("a condition prints true or false, a choice one of two values")
    func expressions() throws {
        #expect(try rendering("{{ index == 1 }} {{ not yes or index > 3 }}", context) == "true false")
        #expect(
            try rendering("{{ name if yes else key }} {{ name if not yes else key }}", context) == "Favorites detail"
        )
        #expect(try rendering("<{{ name if not yes }}>", context) == "<>")
        #expect(try rendering("{{ name|lowercase if index == 1 else key|uppercase }}", context) == "favorites")
    }

    @Test("tags may be broken into lines")
    func manyLines() throws {
        #expect(try rendering("{{\n  name\n  | uppercase\n}}", context) == "FAVORITES")
    }
}
