import Diagnostics
import StencilEngine
import Testing

/// What a template sets where it is imported is kept in the cache; it must read as though the template were run at each time.
@Suite("Imports with a cache")
struct ImportTests {
    private let names = """
        {% set greeting %}Hello, {{ app.name }}{% endset %}
        {% macro bow who %}{{ greeting }} and {{ who }}{% endmacro %}
        """

    private func texts(
        of template: String,
        importing names: String,
        in contexts: [TemplateDictionary],
        options: TemplateOptions = TemplateOptions()
    ) throws -> [String] {
        let engine = TemplateEngine(options: options, loader: { $0 == "names" ? names : nil })
        let parsed = try engine.parse(template, name: "template")
        var cache = TemplateCache()
        return try contexts.map { context in
            let shared = TemplateContext(context)
            let kept = try engine.render(parsed, context: shared, cache: &cache)
            #expect(try engine.render(parsed, context: shared, cache: &cache) == kept)
            #expect(try engine.render(parsed, context: context) == kept)
            return kept
        }
    }

    @Test("values and macros are there at each import")
    func again() throws {
        let app: TemplateDictionary = ["app": ["name": "Ada"]]
        let found = try texts(
            of: "{% import 'names' %}{{ greeting }}; {% call bow 'Bob' %}",
            importing: names,
            in: [app, app, app]
        )
        #expect(found == Array(repeating: "Hello, Ada; Hello, Ada and Bob", count: 3))
    }

    @Test("another value of what the template reads is another import")
    func otherContext() throws {
        let found = try texts(
            of: "{% import 'names' %}{{ greeting }}",
            importing: names,
            in: [["app": ["name": "Ada"]], ["app": ["name": "Bob"]], ["app": ["name": "Ada"]]]
        )
        #expect(found == ["Hello, Ada", "Hello, Bob", "Hello, Ada"])
    }

    @Test("a variable around the import is none of its values")
    func shadowed() throws {
        let app: TemplateDictionary = ["app": ["name": "Ada"], "other": ["name": "Bob"]]
        let found = try texts(
            of: "{% import 'names' %}{{ greeting }}; {% set app other %}{% import 'names' %}{{ greeting }}",
            importing: names,
            in: [app, app]
        )
        #expect(found == Array(repeating: "Hello, Ada; Hello, Ada", count: 2))
    }

    @Test("a name that stands for nothing at first may stand for something later")
    func absent() throws {
        let found = try texts(
            of: "{% import 'names' %}{{ size }}",
            importing: "{% set size width|default:'none' %}",
            in: [[:], ["width": 3], [:]]
        )
        #expect(found == ["none", "3", "none"])
    }

    @Test("a loop around the import is not seen")
    func loop() throws {
        var options = TemplateOptions()
        options.clock = { TemplateMoment(secondsSince1970: 1_709_168_523) }
        let found = try texts(
            of: "{% for n in list %}{% import 'names' %}{{ place }} {% endfor %}",
            importing: "{% set place %}{{ forloop|default:'alone' }}/{% now 'yyyy' %}{% endset %}",
            in: [["list": [1, 2]], ["list": [1, 2, 3]]],
            options: options
        )
        #expect(found == ["alone/2024 alone/2024 ", "alone/2024 alone/2024 alone/2024 "])
    }

    @Test("a macro that stands around the import is not known")
    func outerMacro() throws {
        let error = try #require(throws: Failure.self) {
            try texts(
                of: "{% macro sign %}!{% endmacro %}{% import 'names' %}{{ mark }}",
                importing: "{% set mark %}{% call sign %}{% endset %}",
                in: [[:]]
            )
        }
        #expect(error.problems.first?.message == "undefined macro \"sign\"")
    }

    @Test(
        "the later of an import and a variable counts, in its tag",
        arguments: [
            ("{% set x 'own' %}{% import 'names' %}{{ x }}", "taken"),
            ("{% import 'names' %}{% set x 'own' %}{{ x }}", "own"),
            ("{% set x 'own' %}{% if true %}{% import 'names' %}{{ x }}{% endif %} {{ x }}", "taken own"),
            ("{% import 'names' %}{% if true %}{% set x 'own' %}{{ x }}{% endif %} {{ x }}", "own taken"),
            ("{% if true %}{% import 'names' %}{{ x }}{% endif %} {{ x|default:'none' }}", "taken none"),
        ]
    )
    func order(_ template: String, _ text: String) throws {
        #expect(try texts(of: template, importing: "{% set x 'taken' %}", in: [[:], [:]]) == [text, text])
    }

    @Test("an import is evaluated once for all contexts with the values that it reads")
    func layers() throws {
        let asked = Log()
        let app = TemplateDictionary(finding: { .string(asked.add($0)) }, all: { [:] })
        let engine = TemplateEngine(loader: { name in
            name == "own"
                ? "{% import 'app' %}{% set own %}{{ app.own }} {{ module }}{% endset %}" : "{% set name app.name %}"
        })
        let template = try engine.parse("{% import 'app' %}{% import 'own' %}{{ name }} {{ own }}", name: "template")
        let shared = TemplateContext(["app": .dictionary(app)])
        let modules = ["Cart", "Shop"].map { TemplateContext("module", .string($0), over: shared) }
        let other = TemplateContext("app", ["name": "new", "own": "newer"], over: modules[0])
        let items = modules.flatMap { [TemplateContext("item", 1, over: $0), TemplateContext("item", 2, over: $0)] }
        var cache = TemplateCache()
        let texts = try (items + [other]).map { try engine.render(template, context: $0, cache: &cache) }
        #expect(texts == ["name own Cart", "name own Cart", "name own Shop", "name own Shop", "new newer Cart"])
        #expect(asked.names == ["name", "own", "own"])
    }

    @Test("what templates of the same values import first is evaluated once")
    func once() throws {
        let asked = Log()
        let app = TemplateDictionary(finding: { .string(asked.add($0)) }, all: { [:] })
        let engine = TemplateEngine(loader: { "{% set \($0) %}{{ app.\($0) }}{% endset %}" })
        let context = TemplateContext(["app": .dictionary(app)])
        var cache = TemplateCache()
        let texts = ["{% import 'a' %}{{ a }}", "{% import 'a' %}{% import 'b' %}{{ a }}{{ b }}", "{% import 'a' %}"]
        let found = try texts.map { text in
            let template = try engine.parse(text, name: "template")
            return try engine.render(template, context: context, cache: &cache)
        }
        #expect(found == ["a", "ab", ""])
        #expect(asked.names == ["a", "b"])
    }

    @Test("a mistake in what is imported is told each time, with its place")
    func mistake() throws {
        let engine = TemplateEngine(loader: { _ in "{% set name %}{{ nobody }}{% endset %}" })
        let parsed = try engine.parse("{% import 'names' %}", name: "template")
        var cache = TemplateCache()
        for _ in 0..<2 {
            let error = try #require(throws: Failure.self) {
                try engine.render(parsed, context: TemplateContext([:]), cache: &cache)
            }
            #expect(error.problems.first?.message == "undefined variable \"nobody\"")
            #expect(error.problems.first?.mark?.source == "names")
        }
    }

    @Test("what an import counts for in the limits is counted at each import")
    func limits() throws {
        var options = TemplateOptions()
        options.limits.steps = 40
        let engine = TemplateEngine(
            options: options,
            loader: { _ in "{% set all %}{% for n in 1...10 %}{{ n }}{% endfor %}{% endset %}" }
        )
        var cache = TemplateCache()
        let once = try engine.parse("{% import 'names' %}{{ all }}", name: "once")
        #expect(try engine.render(once, context: TemplateContext([:]), cache: &cache) == "12345678910")
        let often = try engine.parse("{% import 'names' %}{% import 'names' %}{% import 'names' %}", name: "often")
        #expect(throws: Failure.self) { try engine.render(often, context: TemplateContext([:]), cache: &cache) }
    }
}

/// The names that templates ask for.
private final class Log: @unchecked Sendable {
    private(set) var names: [String] = []

    func add(_ name: String) -> String {
        names.append(name)
        return name
    }
}
