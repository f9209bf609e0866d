import Testing

@testable import SwiftOutline

@Suite("Many texts read in one workspace")
struct WorkspaceTests {
    private static let texts = [
        "struct A { let b: Int; func c() {} }",
        "",
        // More tokens than bytes lead one to expect.
        String(repeating: "{}", count: 2_000),
        "enum B { case c, d\n}\nextension B: Sendable {}",
        String(repeating: "final class Model { var name = \"\\(first) \\(last)\" }\n", count: 500),
        "func f() {",
    ]

    @Test("each text reads as it does alone, whatever was read before it")
    func alike() {
        let workspace = Workspace()
        for text in Self.texts + Self.texts.reversed() {
            let (own, alone) = (Outline(SourceText(text), in: workspace), Outline(text))
            #expect(Array(own.tokens) == Array(alone.tokens))
            #expect(own.allDeclarations.map(\.range) == alone.allDeclarations.map(\.range))
            #expect(own.allDeclarations.map(\.name) == alone.allDeclarations.map(\.name))
        }
    }

    @Test("what is kept has no room for more, and stays when the workspace goes")
    func exact() {
        var outlines: [Outline] = []
        do {
            let workspace = Workspace()
            outlines = Self.texts.map { Outline(SourceText($0), in: workspace) }
        }
        let tokens = outlines[4].tokens.tokens
        #expect(tokens.capacity < tokens.count + 8)
        #expect(outlines[4].declarations.count == 500)
        #expect(outlines[3].declarations.map(\.name) == ["B", "B"])
    }
}
