import StencilEngine
import Testing

@Suite("White space around tags")
struct TrimmingTests {
    private let context: TemplateDictionary = ["items": ["a", "b"], "yes": true]

    @Test("a line that holds only tags leaves no line behind")
    func tagLines() throws {
        let template = """
            items:
              {% for item in items %}
              - {{ item }}
              {% endfor %}
            end

            """
        #expect(try rendering(template, context) == "items:\n  - a\n  - b\nend\n")
    }

    @Test("so does a line with several tags, or with comments, even of many lines")
    func severalTags() throws {
        #expect(try rendering("a\n  {% if yes %} {% if yes %}\t\nb\n{% endif %}{% endif %}\nc", context) == "a\nb\nc")
        #expect(try rendering("a\n  {# note #}\nb\n{# two\n lines #}  \nc", context) == "a\nb\nc")
    }

    @Test("empty lines stay")
    func emptyLines() throws {
        #expect(try rendering("a\n\n{% if yes %}\n\nb\n{% endif %}\n\nc", context) == "a\n\n\nb\n\nc")
    }

    @Test("a line that holds anything else keeps its blanks and its end")
    func mixedLines() throws {
        #expect(try rendering("case a {% if yes %}b {% endif %}\nnext", context) == "case a b \nnext")
        #expect(try rendering("  {{ yes }}  \nnext", context) == "  true  \nnext")
        #expect(try rendering("  {% if yes %}x{% endif %}  \nnext", context) == "  x  \nnext")
    }

    @Test("a definition prints nothing where it stands, so a line that holds only definitions goes too")
    func definitions() throws {
        #expect(try rendering("a\n  {% set x %}value{% endset %}\nb{{ x }}", context) == "a\nbvalue")
        #expect(
            try rendering("{% macro m p %}<{{ p }}>{% endmacro %}\n{% call m 1 %}\n{% call m 2 %}\n", context)
                == "<1><2>"
        )
        #expect(try rendering("{% set x %} {% endset %}\n[{{ x }}]", context) == "[ ]")
        #expect(try rendering("{% set x %}one\ntwo{% endset %}\n{{ x }}", context) == "one\ntwo")
        #expect(try rendering("{% set x %}\n  one\n{% endset %}\n{{ x }}|", context) == "  one\n|")
        #expect(try rendering("{% set x yes %}\n{{ x }}", context) == "true")
    }

    @Test("the first and the last line need no line break of their own")
    func ends() throws {
        #expect(try rendering("  {% if yes %}\nx\n  {% endif %}  ", context) == "x\n")
    }

    @Test("line breaks of Windows count as line breaks")
    func windows() throws {
        #expect(try rendering("a\r\n{% if yes %}\r\nb\r\n{% endif %}\r\nc\r\n", context) == "a\r\nb\r\nc\r\n")
    }

    @Test("a hyphen takes all white space on its side, line breaks included")
    func hyphen() throws {
        #expect(try rendering("{% for i in items -%}\n    {{ i }}\n{%- endfor %}", context) == "ab")
        #expect(try rendering("a \n\n {%- if yes -%} \n\n b {%- endif -%} \n c", context) == "abc")
        #expect(try rendering("a \n {{- yes -}} \n b {#- note -#} c", context) == "atruebc")
    }

    @Test("a plus sign keeps the white space on its side")
    func plus() throws {
        #expect(try rendering("a\n  {%+ if yes %}\nb\n{% endif +%}\nc", context) == "a\n  b\n\nc")
    }

    @Test("with trimming off, only the hyphen trims")
    func nothing() throws {
        #expect(try rendering("a\n  {% if yes %}\nb\n{% endif %}\nc", context, trim: .nothing) == "a\n  \nb\n\nc")
        #expect(try rendering("a\n  {%- if yes -%}\nb\n{% endif %}", context, trim: .nothing) == "ab\n")
    }

    @Test(
        "with Stencil's trimming, a tag takes the blanks before it, and the blanks and the line feed after it",
        arguments: [
            ("a\n  {% if yes %}  \n  b\n{% endif %}\nc", "a\n  b\nc"),
            ("a {% if yes %} b {% endif %} c", "a b c"),
            ("a{% if yes %} {% if yes %}\n\nb{% endif %}{% endif %}", "a\nb"),
            // Its pattern for blanks at the end also matches before a last line break.
            ("a  \n{% if yes %}b \r\n{% endif %}", "a\nb\r\n"),
            ("a \u{2028}{% if yes %}b \n\n{% endif %}", "a\u{2028}b \n\n"),
            ("{% if yes %}\r\nb{% endif %}", "\r\nb"),
            (" {{ yes }} \n {# note #} \n{#- note -#} c", " true \n  \n c"),
            ("a\u{A0}\n{%- if yes -%}\u{2003}\nb\u{85}{%- endif +%} \nc", "ab \nc"),
            ("a {{- yes -}} b", "atrueb"), ("é{% if yes %}é {% endif %}", "éé"), (" {% if yes %}{% endif %}", ""),
        ]
    )
    func stencil(template: String, expected: String) throws {
        #expect(try rendering(template, context, trim: .stencil) == expected)
    }

    @Test("signs beside a delimiter that mean something else are left alone")
    func otherSigns() throws {
        #expect(try rendering(" {{-1}} {#--#}|", context) == " -1 |")
    }
}
