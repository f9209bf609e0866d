import Testing

@testable import SwiftOutline

/// Twice the source takes about twice the work. Work is counted, not timed.
@Suite("The work grows with the source and not faster")
struct LinearWorkTests {
    @Test(
        "the declarations around each of many: those looked at",
        arguments: [
            ("", "func f() {}\n", ""), ("enum A { case a", ", b", " }"), ("struct A {\n", "let a = 1\n", "}"),
            ("#if A\n", "import B\n", "#endif"), ("let a = 1", ", b = 2", ""),
        ]
    )
    func declarationsAround(opening: String, piece: String, closing: String) {
        func work(_ count: Int) -> Int {
            let outline = Outline(opening + String(repeating: piece, count: count) + closing)
            return outline.allDeclarations.reduce(0) { work, declaration in
                let around = outline.reading.declarations(around: declaration.nameRange.lowerBound)
                return work + around.looked + around.found.count
            }
        }
        let (small, large) = (work(1_000), work(2_000))
        #expect(large <= small * 22 / 10, "\(small), \(large)")
    }
}
