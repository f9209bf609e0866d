import Testing

@testable import ScaffoldLint

@Suite("The modules of an app by the names of types")
struct ModuleMapTests {
    private func map(_ names: String...) -> ModuleMap {
        ModuleMap(names.map { LintModule(name: $0, anchors: [], spec: nil, options: [:]) })
    }

    @Test("the longest name that a type's begins with, at the start of a word")
    func longest() {
        let modules = map("Cart", "CartItem", "Home2")
        #expect(modules.stem(of: "Cart") == "Cart")
        #expect(modules.stem(of: "CartViewModel") == "Cart")
        #expect(modules.stem(of: "CartItemView") == "CartItem")
        #expect(modules.stem(of: "CartItems") == "Cart")
        #expect(modules.stem(of: "Cartography") == nil)
        #expect(modules.stem(of: "Home2View") == "Home2")
        #expect(modules.stem(of: "Cart2View") == "Cart")
        #expect(modules.stem(of: "Cart_View") == nil)
        #expect(modules.stem(of: "") == nil)
    }

    @Test("letters beyond ASCII, however they are composed")
    func accents() {
        let modules = map("\u{C4}rzte", "Caf\u{65}\u{301}")
        #expect(modules.stem(of: "\u{C4}rzteView") == "\u{C4}rzte")
        #expect(modules.stem(of: "A\u{308}rzteView") == "\u{C4}rzte")
        #expect(modules.stem(of: "Caf\u{E9}View") == "Caf\u{E9}")
        #expect(map("Cart").stem(of: "Cart\u{DC}bersicht") == "Cart")
        #expect(map("Cart").stem(of: "CartE\u{301}tage") == "Cart")
        #expect(map("Cart").stem(of: "Cart\u{FC}bersicht") == nil)
    }

    @Test("a name longer than most")
    func long() {
        let name = "A" + String(repeating: "a", count: 80)
        #expect(map(name).stem(of: name + "View") == name)
        #expect(map(name + "b").stem(of: name + "View") == nil)
    }
}
