import Testing

@testable import StencilEngine

/// Twice the template takes about twice the work, whatever is left open in it. Work is counted, not timed.
@Suite("The work grows with the template and not faster")
struct LinearWorkTests {
    @Test(
        "delimiters that are not closed",
        arguments: ["{#", "{{ ", "{% ", "{{ \"", "{{ '\" ", "{# {{ ", "{% macro %}", "{# #}", "{{ \"}}\n"]
    )
    func delimiters(piece: String) {
        func work(_ count: Int) -> Int {
            let bytes = Array(String(repeating: piece, count: count).utf8)
            return SegmentScanner.scan(bytes[...]).looked
        }
        #expect(work(2_000) <= 2 * work(1_000) + 100)
    }

    @Test(
        "definitions that are not closed",
        arguments: [
            ("{% macro a %}", "{% endset %}"), ("{% set a %}", "{% endmacro %}"), ("{% macro a %}", "{% endmacro %}"),
            ("{% map a into b %}{% set c %}", "{% endmap %}"),
        ]
    )
    func definitions(opening: String, closing: String) {
        func work(_ count: Int) -> Int {
            let text = String(repeating: opening, count: count) + String(repeating: closing, count: count)
            let bytes = Array(text.utf8)[...]
            return DefinitionPairs.find(in: SegmentScanner.scan(bytes).segments, of: bytes).looked
        }
        #expect(work(2_000) <= 2 * work(1_000) + 100)
    }
}
