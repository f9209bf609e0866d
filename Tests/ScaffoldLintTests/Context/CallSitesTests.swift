import AppModel
import FileTransaction
import Testing

@testable import ScaffoldLint

@Suite("Where names are called")
struct CallSitesTests {
    @Test("calls and types that are passed are found in the order of the files; declarations are none")
    func sites() throws {
        let texts = [
            "let a = Cart(1), b = Cart(2); func Cart() {}; register(Cart.self); x.Cart.self",
            "makeCart(Cart()); cart(); make(); Carts()",
        ]
        let model = AppModel(
            try texts.enumerated().map { (path: try RelativePath("\($0.offset).swift"), bytes: Array($0.element.utf8)) }
        )
        let calls = CallSites(in: model)
        #expect(calls.sites(of: "Cart").map(\.file) == [0, 0, 1])
        #expect(calls.sites(of: "Cart").map(\.offset) == [8, 21, 9])
        #expect(calls.sites(of: "makeCart").map(\.offset) == [0])
        #expect(calls.metatypes(of: "Cart").map(\.offset) == [55])
        #expect(calls.sites(of: "cart").isEmpty && calls.sites(of: "").isEmpty && calls.metatypes(of: "Carts").isEmpty)
        #expect(CallSites(in: AppModel([])).sites(of: "Cart").isEmpty)
    }
}
