import ScaffoldLint
import Testing

@Suite("the type that a finding names")
struct InnermostTypeTests {
    @Test("is the innermost one around the place, also in an extension")
    func innermost() throws {
        let app = try SmallApp([
            "Shop/Session.swift": "final class Session { static let shared = Session() }\n",
            "Shop/CartView.swift": "struct CartView {}\n",
            "Shop/CartViewModel.swift": """
            extension CartView { final class CartViewModel { let session = Session.shared } }\n
            """,
        ])
        let messages = try app.lint().findings.filter { $0.rule == "forbid.singleton" }.map(\.message)
        #expect(messages == ["\"CartViewModel\" accesses \"Session.shared\" globally"])
    }
}
