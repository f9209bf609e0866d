import Diagnostics
import StencilEngine
import Testing

@Suite("No text breaks the engine")
struct RobustnessTests {
    private static let seeds = [
        "{% outer: for a, b in pairs where a > 1 %}{{ forloop.outer.first }}{% break outer %}{% empty %}e{% endfor %}",
        "{% extends \"base\" %}{% block a %}{{ block.super|indent:2,\" \",true }}{% endblock %}",
        "{%- if not (a == 1 and b.0.c[d] in 'x') or e|default:\"f\" -%}x{% elif 1...3 %}{% else %}{% endif +%}",
        "{% macro m a b %}{{ a if b else c }}{% endmacro %}{% call m 1 \"2\"|uppercase %}{% set x %}y{% endset %}",
        "{% map list into out using i %}{{ maploop.item }}{% endmap %}{{ out|join:\", \"|replace:\"(a|b)+\\d\",\"$1\",\"regex\" }}",
        "{# comment #}{% include \"base\" ctx %}{% import \"base\" %}{% now \"yyyy\" %}{% filter uppercase %}z{% endfilter %}",
    ]
    private static let pieces = [
        "{{", "}}", "{%", "%}", "{#", "#}", "\"", "'", "|", ":", ",", "(", ")", "[", "]", ".", "...", "-", "+", " ",
        "\n", "\0",
        "é", "👩‍👩‍👧", "\u{301}", "if", "endif", "for", "in", "not", "set", "1", "9999999999999999999999", "=", "==", "<",
        "!",
        "block.super", "forloop", "a", "\\", "\r\n",
    ]

    private static let context: TemplateDictionary = [
        "a": 1, "pairs": [[1, 2], [3, 4]], "list": ["a1", "b2"], "ctx": ["x": 1], "d": "k", "c": nil,
        "b": [["c": ["k": "x"]]],
    ]

    @Test("mutated templates render or fail with an error, strict and lenient", arguments: 0..<20)
    func mutations(round: Int) {
        var random = Randomness(seed: UInt64(round) + 1)
        for _ in 0..<150 {
            let text = Self.mutated(&random)
            for lenient in [false, true] {
                do throws(Failure) {
                    _ = try rendering(
                        text,
                        Self.context,
                        templates: ["base": "{% block a %}A{% endblock %}"],
                        lenient: lenient
                    )
                } catch {
                    #expect(error.problems.first?.mark?.line ?? 0 >= 1 && !error.description.isEmpty)
                }
            }
        }
    }

    @Test("text without delimiters comes out as it went in")
    func plainText() throws {
        let text = "let x = [1, 2] // { % } \\ \0 é 👩‍👩‍👧 \r\n\t} } %} #} }}\n"
        #expect(try rendering(text) == text)
        #expect(try rendering("") == "")
    }

    private static func mutated(_ random: inout Randomness) -> String {
        var characters = Array((seeds.randomElement(using: &random) ?? "").unicodeScalars)
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            let position = Int.random(in: 0...characters.count, using: &random)
            switch Int.random(in: 0..<3, using: &random) {
            case 0:
                let end = min(characters.count, position + Int.random(in: 1...8, using: &random))
                characters.removeSubrange(position..<end)
            case 1:
                characters.insert(contentsOf: (pieces.randomElement(using: &random) ?? "").unicodeScalars, at: position)
            default:
                let other = Array((seeds.randomElement(using: &random) ?? "").unicodeScalars)
                let start = Int.random(in: 0..<other.count, using: &random)
                let end = min(other.count, start + Int.random(in: 1...20, using: &random))
                characters.insert(contentsOf: other[start..<end], at: position)
            }
        }
        return String(String.UnicodeScalarView(characters))
    }
}

/// Numbers that are the same in every run.
private struct Randomness: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15
    }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
