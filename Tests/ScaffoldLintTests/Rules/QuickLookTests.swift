import ScaffoldKit
import SwiftOutline
import Testing

@testable import ScaffoldLint

@Suite("Quick looks before thorough ones")
struct QuickLookTests {
    private func names(of text: String) -> NameFilter {
        NameScan.read(Outline(text), isFiltered: true).names
    }

    @Test("a file may hold each of its names, in back-ticks and interpolations, too, and not many others")
    func namesOfFiles() {
        let words = ["print", "p", "über", "setTitle", "default", "self"]
        let filter = names(of: "func setTitle() { p(\"\\(print(über))\"); `default`(self) }")
        for word in words { #expect(filter.mayHold(NameSet([word]).marks), "\(word)") }
        #expect(filter.mayHold(NameSet(["present", "print"]).marks))
        let others = (0..<200).map { "other\($0)Name" }
        #expect(others.filter { filter.mayHold(NameSet([$0]).marks) }.count < 5)
        #expect(!names(of: "").mayHold(NameSet(["print"]).marks))
        #expect(!filter.mayHold(NameSet([]).marks))
        #expect(NameFilter.all.mayHold(NameSet(["print"]).marks))
    }

    @Test("names are told by their last bytes", arguments: ["HomeViewModel", "größe", "caffé", "x"])
    func lastBytes(of name: String) throws {
        let bytes = LastBytes(of: ["Own", name])
        #expect(bytes.contains(try #require(name.utf8.last)))
        #expect(bytes.contains(UInt8(ascii: "n")))
        #expect(!bytes.contains(UInt8(ascii: "z")))
        #expect(!bytes.contains(0))
        let all = bytes.union(LastBytes(of: [""]))
        #expect(all.contains(0) && all.contains(UInt8(ascii: "n")))
        #expect((UInt8.min...UInt8.max).allSatisfy(LastBytes.all.contains))
        #expect(NameSuffixes(["Own", ""]).lastBytes == .all)
    }

    @Test("names are found where they are called, and where their types are handed on, in the order of the files")
    func sites() throws {
        let texts = [
            "let a = Cart(1), b = Cart(2); func Cart() {}; register(Cart.self); x.Cart.self",
            "makeCart(Cart()); cart(); make(); Carts()",
        ]
        let index = SourceIndex(
            try texts.enumerated().map { (path: try RelativePath("\($0.offset).swift"), bytes: Array($0.element.utf8)) }
        )
        let calls = CallSites(in: index)
        #expect(calls.sites(of: "Cart").map(\.file) == [0, 0, 1])
        #expect(calls.sites(of: "Cart").map(\.offset) == [8, 21, 9])
        #expect(calls.sites(of: "makeCart").map(\.offset) == [0])
        #expect(calls.metatypes(of: "Cart").map(\.offset) == [55])
        #expect(calls.sites(of: "cart").isEmpty && calls.sites(of: "").isEmpty && calls.metatypes(of: "Carts").isEmpty)
        #expect(CallSites(in: SourceIndex([])).sites(of: "Cart").isEmpty)
    }
}
