import Testing

@testable import ScaffoldKit

@Suite("The names of modules in other names")
struct ModuleStemsTests {
    private let stems = ModuleStems(["Order", "OrderItems", "Cart"])

    @Test(
        "the longest that a name begins with",
        arguments: [
            ("OrderItemsDetail", "OrderItems"), ("OrderItem", "Order"), ("Order", "Order"), ("Car", nil),
            ("MyCart", nil),
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

    @Test(
        "where names stand that may fit a pattern",
        arguments: [
            ("{{ module.type }}Coordinator", ["CartCoordinator", "OrderCoordinator"]),
            ("Mock{{ module.type }}Service", ["MockOrderService"]),
            (
                "{{ screen.type }}View",
                ["CartCoordinator", "CartView", "OrderCoordinator", "OrderItem", "OrderListView"]
            ),
        ]
    )
    func places(pattern: String, found: [String]) throws {
        let names = [
            "CarView", "CartCoordinator", "CartView", "MockOrderService", "OrderCoordinator", "OrderItem",
            "OrderListView",
            "Other",
        ]
        let pattern = try #require(NamePattern(pattern))
        #expect(stems.places(of: pattern, among: names).map { names[$0] } == found)
    }
}
