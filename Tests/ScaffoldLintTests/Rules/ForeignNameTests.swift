import Foundation
import Styles
import TestSupport
import Testing

/// Modules, screens and types whose names begin with letters that ASCII lacks.
@Suite("Names in other languages")
struct ForeignNameTests {
    private static let spec = """
        name: Orders
        screens:
          - list
          - "édition(id: Int)"
        useCases:
          - getOrders() -> [Überweisung]
        types:
          - "Überweisung(id: Int, höhe: Double, name: String)"
        """

    @Test(
        "are found as any others",
        arguments: TestRun.sample(2, of: Styles.library.names),
        TestRun.isWhole ? ["Orders", "Ärzte", "🍎Fruits"] : ["Ärzte"]
    )
    func names(_ style: String, _ name: String) throws {
        let spec = Self.spec.replacingOccurrences(of: "Orders", with: name)
        let module = try GeneratedModule(style, spec: spec)
        #expect(try module.lint(module.tree).findings.map(\.line) == [])
    }
}
