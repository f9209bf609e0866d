import Testing
import YAMLReader

@testable import SwiftEdits

@Suite("A catalogue's order")
struct CatalogueOrderTests {
    private func sorted(_ keys: [String], _ order: CatalogueOrder) -> [String] {
        keys.sorted { CatalogueOrder.Rank($0, order) < CatalogueOrder.Rank($1, order) }
    }

    @Test(
        "of Xcode puts punctuation before digits before letters, numbers by value, and small letters first",
        arguments: [
            ["", " leading", "%@", "%@ items", "%lld", "•", "1", "2", "10", "a", "A", "b"],
            ["available", "Available", "cached", "Cached"],
            ["item1", "item2", "item10", "item010x", "item11"],
            ["list", "list_row", "list-row", "list.row", "list(row)", "list1", "listing"],
            ["app-account.add", "AppAccount", "apple"],
            ["accounts", "accounts.hint"],
            ["z", "é", "日本"],
            ["99999999999999999999999999", "100000000000000000000000000"],
        ]
    )
    func ofXcode(keys: [String]) {
        #expect(sorted(keys.reversed(), .xcode) == keys)
        #expect(CatalogueOrder.fitting(keys).order == .xcode)
    }

    @Test("is that of the bytes where the keys say so")
    func isThatOfTheBytesWhereTheKeysSaySo() {
        let keys = ["About.WhatsNew", "About.analyticsId", "Create Space", "Create a new one", "Delete", "a"]
        #expect(CatalogueOrder.fitting(keys).order == .bytes)
        #expect(sorted(keys.reversed(), .bytes) == keys)
    }

    @Test("is Xcode's where there are too few keys to tell")
    func isXcodeWhereThereAreTooFewKeysToTell() {
        #expect(CatalogueOrder.fitting([]).order == .xcode)
        #expect(CatalogueOrder.fitting(["a"]).order == .xcode)
    }

    @Test("is kept when a key is added, whichever it is")
    func isKeptWhenAKeyIsAdded() throws {
        for keys in [["B.x", "B.y", "a", "c"], ["a", "B.x", "B.y", "c"]] {
            let added = try keysAfterAdding(["b"], to: keys)
            let order = CatalogueOrder.fitting(keys).order
            #expect(added == sorted(keys + ["b"], order))
        }
    }

    @Test("that is disturbed takes a key where it disturbs least")
    func thatIsDisturbedTakesAKeyWhereItDisturbsLeast() throws {
        #expect(try keysAfterAdding(["m"], to: ["z", "a", "b", "c", "x", "y"]) == ["z", "a", "b", "c", "m", "x", "y"])
        #expect(try keysAfterAdding(["m", "d"], to: ["b", "a", "y", "x"]) == ["b", "a", "d", "m", "y", "x"])
    }

    private func keysAfterAdding(_ new: [String], to keys: [String]) throws -> [String] {
        let members = keys.map { "\"\($0)\" : {}" }.joined(separator: ",\n    ")
        let text = "{\n  \"strings\" : {\n    \(members)\n  }\n}"
        let entries = new.map { StringCatalogue.Entry(key: $0, value: "x", comment: nil) }
        let after = try StringCatalogue.adding(entries, to: Array(text.utf8), name: "x")
        let strings = try YAMLSource(name: "x", bytes: after).json()["strings"]
        return strings?.entries?.compactMap(\.key.text) ?? []
    }
}
