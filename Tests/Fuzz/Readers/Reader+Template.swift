import Diagnostics
import StencilEngine

extension Reader {
    static let template = Reader(
        "template",
        seeds: [
            "{% for a, b in pairs where a > 1 %}{{ forloop.counter }}{% empty %}e{% endfor %}\n",
            "{% extends \"base\" %}{% block a %}{{ block.super|indent:2,\" \",true }}{% endblock %}",
            "{%- if not (a == 1 and b.0.c in 'x') or e|default:\"f\" -%}x{% elif 1...3 %}{% else %}{% endif +%}",
            "{% macro m a b %}{{ a if b else c }}{% endmacro %}{% call m 1 \"2\"|uppercase %}{% set x %}y{% endset %}",
            "{% map list into out using i %}{{ maploop.item }}{% endmap %}{{ out|join:\", \"|replace:\"(a|b)+\\d\",\"$1\",\"regex\" }}",
        ],
        words: numbers + [
            "{{", "}}", "{%", "%}", "{#", "#}", "|", "...", "endif", "endfor", "include \"base\"", "a", "list", "pairs",
            "replace:\"(a*)*$\",\"b\",\"regex\"", "split", "join", "not ", " or ", "set x ",
        ]
    ) { bytes in
        var limits = TemplateLimits()
        limits.steps = 20_000
        limits.outputBytes = 1 << 16
        var options = TemplateOptions()
        options.limits = limits
        let engine = TemplateEngine(options: options, loader: { $0 == "base" ? "{% block a %}A{% endblock %}" : nil })
        let context: TemplateDictionary = [
            "a": 1, "pairs": [[1, 2], [3, 4]], "list": ["a1", "b2"], "c": nil, "b": [["c": ["k": "x"]]],
        ]
        do throws(Failure) {
            let text = try engine.render(String(decoding: bytes, as: UTF8.self), name: "t", context: context)
            if text.utf8.count > limits.outputBytes { fail("the output has \(text.utf8.count) bytes") }
        } catch {
            if error.problems.first?.mark?.line ?? 0 < 1 || error.description.isEmpty {
                fail("an error without a place")
            }
        }
    }
}
