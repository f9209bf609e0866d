import Testing

@testable import AppModel

@Suite("The names of modules in other names")
struct ModuleNamesTests {
    private let stems = ModuleNames(["Order", "OrderItems", "Cart"])

    @Test(
        "the longest that a name begins with",
        arguments: [
            ("OrderItemsDetail", "OrderItems"), ("OrderItem", "Order"), ("Orders", nil), ("Order", "Order"),
            ("Car", nil), ("MyCart", nil),
        ] as [(String, String?)]
    )
    func start(name: String, module: String?) {
        #expect(stems.longest(startOf: name) == module)
    }

    @Test(
        "the longest that a folder below another has",
        arguments: [
            ("Modules/Order/Cart.swift", "Order"), ("Modules/Cart/OrderItems/A.swift", "OrderItems"),
            ("Order/A.swift", nil), ("Modules/Orders/A.swift", nil), ("Modules/Cart", nil),
        ] as [(String, String?)]
    )
    func folder(path: String, module: String?) {
        #expect(stems.longest(folderOf: path) == module)
    }
}
