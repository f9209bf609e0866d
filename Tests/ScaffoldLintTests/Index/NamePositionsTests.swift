import Testing

@testable import ScaffoldLint

@Suite("The positions of names")
struct NamePositionsTests {
    @Test("lead to the first of each name, and know of the others")
    func firsts() {
        let positions = NamePositions(of: ["Cart", "Home", "Cart", "A", "", "Cart"])
        #expect(positions["Cart"] == 0)
        #expect(positions["Home"] == 1)
        #expect(positions["A"] == 3)
        #expect(positions[""] == 4)
        #expect(positions["Car"] == nil && positions["CartView"] == nil && positions["B"] == nil)
        #expect(positions.namesakes == ["Cart": [0, 2, 5]])
        #expect(NamePositions(of: [])["Cart"] == nil)
    }

    @Test("are those that a dictionary has, of names of every length")
    func many() {
        let stems = (0..<3_000).map { "Name\($0 % 2_500)" }
        let names = stems.enumerated().map { String(repeating: $1, count: $0 % 5) + ["", "View", "ViewModel"][$0 % 3] }
        let positions = NamePositions(of: names)
        let expected = Dictionary(zip(names, names.indices)) { first, _ in first }
        #expect(names.allSatisfy { positions[$0] == expected[$0] })
        #expect(names.allSatisfy { positions[$0 + "Other"] == expected[$0 + "Other"] })
        let several = Dictionary(grouping: names.indices) { names[$0] }.filter { $0.value.count > 1 }
        #expect(positions.namesakes == several)
    }

    @Test("do not depend on how a name is spelt")
    func spellings() {
        let (composed, decomposed) = ("Caf\u{E9}", "Cafe\u{301}")
        let positions = NamePositions(of: ["Cafe", composed, decomposed])
        #expect(positions[composed] == 1)
        #expect(positions[decomposed] == 1)
        #expect(positions["Cafe"] == 0)
        #expect(positions.namesakes == [composed: [1, 2]])
    }
}
