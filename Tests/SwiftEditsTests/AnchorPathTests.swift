import Testing

@testable import SwiftEdits

struct AnchorPathTests {
    @Test(
        "an anchor is written as it is read",
        arguments: [
            "struct DeepLinkParser, func parse(_:query:), switch", "extension Main: Factory", "class A, init(a:b:)",
            "func go, switch route, case .a(1, 2), call TabView, argument content, closure", "var a, didSet",
            "class A, init", "func go, switch, default", "let a, array, assignment b.c", "package A, target B",
            "project, target C", "info-plist", "type A",
        ]
    )
    func roundTrip(text: String) throws {
        #expect(try AnchorPath(text).description == text)
    }

    @Test(
        "what is no step is refused with what would be one",
        arguments: [
            ("strukt A", "\"strukt A\" is no step of an anchor; did you mean \"struct\"?"),
            ("func", "\"func\" is no step of an anchor; it lacks a name"),
            ("A", "\"A\" is no step of an anchor; \"struct DeepLinkParser\" is one"),
        ]
    )
    func refused(text: String, message: String) throws {
        let error = #expect(throws: EditError.Reason.self) { try AnchorPath(text) }
        #expect(error?.message == message)
    }
}

struct SourceEditTests {
    private let bytes = Array("abcdef".utf8)

    @Test("edits are made wherever they are given, those at one place in their order")
    func order() throws {
        let edits = [SourceEdit(4..<5, "X".utf8), SourceEdit(at: 1, "1".utf8), SourceEdit(at: 1, "2".utf8)]
        #expect(String(decoding: try SourceEdit.apply(edits, to: bytes), as: UTF8.self) == "a12bcdXf")
    }

    @Test(
        "edits that touch the same bytes, or lie outside, are an error and never dropped",
        arguments: [
            [SourceEdit(1..<3, []), SourceEdit(2..<4, [])], [SourceEdit(1..<3, []), SourceEdit(at: 2, [1])],
            [SourceEdit(5..<7, [])],
        ]
    )
    func overlap(edits: [SourceEdit]) {
        #expect(throws: EditError.Reason.overlap) { try SourceEdit.apply(edits, to: bytes) }
    }
}
