import Testing

@testable import SwiftEdits

/// What is kept of a document for the entries of many modules.
@Suite("Parts that were found in a document")
struct FoundPartsTests {
    private static let text = """
        enum Route {
            case a0
            case a1
            var title: String { switch self { case .a0: "0"; case .a1: "1" } }
            let all = [a0, a1]
            func start() { show(a0); show(a1) }
            func f0() {}
            func f1() {}
        }
        """

    @Test(
        "each place is read once, however many entries are looked for in it",
        arguments: [
            (Edit.Kind.enumCase, "enum Route", "case a#"), (.switchCase, "enum Route, var title", "case .a#: \"\""),
            (.member, "enum Route", "func f#() {}"), (.arrayElement, "enum Route, let all", "a#"),
            (.statement, "enum Route, func start", "show(a#)"),
        ]
    )
    func readOnce(kind: Edit.Kind, anchor: String, text: String) throws {
        let document = SwiftDocument(Array(Self.text.utf8))
        let anchor = try AnchorPath(anchor)
        var counts: [Int] = []
        for number in [0, 1, 0, 1] {
            let edit = Edit(kind, in: anchor, text: text.replacing("#", with: "\(number)"))
            #expect(try edit.edits(in: document).isEmpty)
            counts.append(document.found.count)
        }
        #expect(Set(counts).count == 1, "\(counts)")
        #expect(try Edit(.enumCase, in: AnchorPath("enum Route"), text: "case a2").edits(in: document).count == 1)
    }
}
