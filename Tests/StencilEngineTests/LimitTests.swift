import Foundation
import StencilEngine
import TestSupport
import Testing

@Suite("No template runs without end")
struct LimitTests {
    @Test("a template that includes itself")
    func endlessInclude() {
        #expect(
            failure("a {% include \"loop\" %}", templates: ["loop": "b\n{% include \"loop\" %}"]).hasPrefix(
                """
                loop:2:12: error: tags, included templates and macros stand more than 100 deep; \
                does it include or call itself without end?
                {% include "loop" %}
                           ^
                loop:2:12: note: reached from here

                """
            )
        )
    }

    @Test(
        "other ways to call oneself",
        arguments: [
            "{% macro m %}{% call m %}{% endmacro %}{% call m %}", "{% extends \"parent\" %}",
            "{% import \"importer\" %}",
            "{% macro m %}{% for i in 1...1 %}{% if true %}{% call m %}{% endif %}{% endfor %}{% endmacro %}{% call m %}",
            "{% macro m %}{% set x %}{% filter uppercase %}{% call m %}{% endfilter %}{% endset %}{% endmacro %}{% call m %}",
            "{% extends \"deep\" %}{% block a %}{% include \"deeper\" %}{% endblock %}",
        ]
    )
    func endlessRecursion(template: String) {
        let templates = [
            "parent": "{% extends \"parent\" %}", "importer": "{% import \"importer\" %}",
            "deep": "{% block a %}{% endblock %}",
            "deeper": "{% extends \"deep\" %}{% block a %}{% include \"deeper\" %}{% endblock %}",
        ]
        #expect(failure(template, templates: templates).contains("stand more than 100 deep"))
    }

    @Test("filter cannot name itself")
    func filterOfFilter() {
        #expect(failure("{{ 1|filter:f }}", ["f": "filter:f"]).contains("filter \"filter\" cannot name itself"))
    }

    @Test("loops in loops that would take for ever")
    func steps() {
        let template =
            "{% for a in 1...9999 %}{% for b in 1...9999 %}{% for c in 1...9999 %}{% endfor %}{% endfor %}{% endfor %}"
        var limits = TemplateLimits()
        limits.steps = 50_000
        #expect(failure(template, limits: limits).contains("rendering takes more than 50000 steps"))
    }

    @Test(
        "ranges that no memory holds",
        arguments: [
            "1...9223372036854775807", "-9223372036854775808...9223372036854775807", "9223372036854775807...1",
            "0...1e300",
        ]
    )
    func ranges(range: String) {
        #expect(failure("{% for i in \(range) %}{% endfor %}").hasPrefix("t:1:"))
    }

    @Test(
        "texts that grow without end",
        arguments: [
            "{% set x \"aaaaaaaa\" %}{% macro m %}{% set x x|replace:\"a\",\"aaaaaaaaaaaaaaaa\" %}{% call m %}{% endmacro %}{% call m %}",
            "{% macro m x %}{% set y %}{{ x }}{{ x }}{% endset %}{% call m y %}{% endmacro %}{% call m \"aaaaaaaa\" %}",
            "{% macro m x %}{% set y x|replace:\"a\",\"aa\",\"regex\" %}{% call m y %}{% endmacro %}{% call m \"aaaaaaaa\" %}",
            "{{ \"x\"|indent:9999999999,\"y\",true }}", "{{ \"x\"|indent:9223372036854775807,\"yy\",true }}",
            "{% macro m x %}{% set y x|split:\"\"|join:x %}{% set z %}{{ y }}{{ y }}{{ y }}{% endset %}{% call m z %}{% endmacro %}{% call m \"aaaa\" %}",
            "{% for i in 1...100000 %}{% include \"big\" %}{% endfor %}",
        ]
    )
    func growth(template: String) {
        let big = String(repeating: "0123456789", count: 100)
        var limits = TemplateLimits()
        limits.outputBytes = 1 << 20
        limits.steps = 100_000
        let message = failure(template, templates: ["big": big], limits: limits)
        #expect(["too long", "is longer than", "steps"].contains { message.contains($0) }, "\(message.prefix(300))")
    }

    @Test("usually, a template nests to 100, and has two million steps and 64 MB of output")
    func usualLimits() {
        let limits = TemplateLimits()
        #expect((limits.depth, limits.steps, limits.outputBytes) == (100, 2_000_000, 64 << 20))
    }

    @Test("limits can be set")
    func ownLimits() {
        var limits = TemplateLimits()
        limits.outputBytes = 10
        #expect(failure("01234567{{ \"89\" }}a", limits: limits).contains("the output is longer than 10 bytes"))
        limits = TemplateLimits()
        limits.steps = 20
        #expect(
            failure("{% for i in 1...15 %}{% for j in 1...15 %}{% endfor %}{% endfor %}", limits: limits).contains(
                "takes more than 20 steps"
            )
        )
        #expect(failure("{% for i in 1...30 %}{% endfor %}", limits: limits).contains("is too long"))
        limits = TemplateLimits()
        limits.depth = 3
        #expect(
            failure("{% if true %}{% if true %}{% if true %}x{% endif %}{% endif %}{% endif %}", limits: limits)
                .contains("3 deep")
        )
    }

    @Test("tags, parentheses, brackets and choices may not nest without end")
    func nesting() {
        let count = 20_000
        let ifs = String(repeating: "{% if true %}", count: count) + String(repeating: "{% endif %}", count: count)
        #expect(failure(ifs).contains("tags stand more than 64 deep"))
        let parentheses = String(repeating: "(", count: count) + "1" + String(repeating: ")", count: count)
        #expect(failure("{{ \(parentheses) }}").contains("the expression is nested too deeply"))
        #expect(
            failure("{{ \(String(repeating: "not ", count: count)) 1 }}").contains(
                "the expression is nested too deeply"
            )
        )
        let brackets = String(repeating: "a[", count: count) + "1" + String(repeating: "]", count: count)
        #expect(failure("{{ \(brackets) }}").contains("brackets stand too deep in each other"))
        let choices = String(repeating: "1 if 0 else ", count: count)
        #expect(failure("{{ \(choices) 2 }}").contains("the expression is nested too deeply"))
    }

    @Test("long chains that need no nesting are fine")
    func longChains() throws {
        for (word, value) in [("or", "0"), ("and", "1")] {
            let chain = String(repeating: "\(value) \(word) ", count: 50_000) + "1"
            #expect(try rendering("{{ \(chain) }}") == "true")
        }
        #expect(try rendering("{{ \"a\"\(String(repeating: "|uppercase", count: 5_000)) }}") == "A")
    }

    @Test("comparisons of comparisons may not nest without end", arguments: ["==", "<", "in"])
    func comparisons(sign: String) {
        let chain = String(repeating: "1 \(sign) ", count: 20_000) + "1"
        let message = failure("{% if \(chain) %}{% endif %}")
        #expect(message.hasPrefix("t:1:"))
        #expect(message.contains("the expression is nested too deeply"))
    }

    @Test(
        "repetitions of repetitions in a regular expression may not nest without end",
        arguments: ["*", "{2}?", "++"]
    )
    func repetitions(sign: String) {
        let pattern = "a" + String(repeating: sign, count: 4_000)
        #expect(
            failure("{{ \"a\"|replace:\"\(pattern)\",\"b\",\"regex\" }}").contains(
                "repetitions stand too deep in each other"
            )
        )
    }

    @Test("a deep value prints and compares as far as its depth allows")
    func deepValues() throws {
        var value: TemplateValue = [1]
        for _ in 0..<1_000 { value = [value] }
        #expect(try rendering("{{ a }}", ["a": value]).hasPrefix("[[[["))
        #expect(try rendering("{{ a == b }}", ["a": value, "b": value]) == "false")
    }

    @Test(
        "the deepest recursion fits into the stack of a thread",
        arguments: [
            "{% macro m %}{% set x %}{% filter uppercase %}{% call m %}{% endfilter %}{% endset %}{% endmacro %}{% call m %}",
            "{% macro m %}{% for i in 1...1 %}{% if true %}{% map 1...1 into o %}{% call m %}{% endmap %}{% endif %}{% endfor %}"
                + "{% endmacro %}{% call m %}",
            "{% macro m %}{% call m %}{% endmacro %}{% call m %}",
            "{% import \"importer\" %}",
            "{% extends \"deep\" %}{% block a %}{{ block.super }}{% include \"deeper\" %}{% endblock %}",
            String(repeating: "{% for i in 1...1 %}", count: 63) + "{{ "
                + String(repeating: "(not ", count: 14) + "1" + String(repeating: ")", count: 14) + " }}"
                + String(repeating: "{% endfor %}", count: 63),
        ]
    )
    func stack(template: String) async {
        let templates = [
            "importer": "{% import \"importer\" %}", "deep": "{% block a %}x{% endblock %}",
            "deeper": "{% extends \"deep\" %}{% block a %}{{ block.super }}{% include \"deeper\" %}{% endblock %}",
        ]
        let message = await RoomyThread.run(stackSize: 512 << 10) { failure(template, templates: templates) }
        #expect(message.contains("stand more than 100 deep") || message == "rendered: true")
    }
}
