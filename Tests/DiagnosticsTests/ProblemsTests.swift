import Testing

@testable import Diagnostics

@Suite("Problems")
struct ProblemsTests {
    @Test("of more than a hundred errors the first hundred are kept, and the others counted")
    func limit() {
        var part = Problems()
        for line in 1...250 {
            part.add(Problem("unknown key", at: SourceMark(source: "spec.yml", line: line, column: 1)))
        }
        var all = Problems()
        all.add(part)
        all.add(Problem("filled in", severity: .note))
        let failure = Failure(all).besides(all)
        #expect(failure.problems.count == 100)
        #expect(failure.omitted == 150)
        #expect(failure.lines.last == "note: 150 more problems are not shown")
    }

    @Test("the same problem counts once")
    func repeated() {
        var problems = Problems()
        for _ in 0..<200 { problems.add(Problem("unknown key")) }
        #expect(problems.all.count == 1)
        #expect(problems.omitted == 0)
    }
}
