import Foundation
import Testing

/// Modules, screens and types whose names begin with letters that ASCII lacks.
///
/// `SCAFFOLD_SKIP_SLOW=1` leaves this out.
@Suite(
    "Names in other languages",
    .disabled(
        if: ProcessInfo.processInfo.environment["SCAFFOLD_SKIP_SLOW"] == "1",
        "SCAFFOLD_SKIP_SLOW=1 leaves out what takes long"
    )
)
struct ForeignNameTests {
    private static let spec = """
        name: Orders
        screens:
          - list
          - "édition(id: Int)"
        useCases:
          - getOrders() -> [Überweisung]
        types:
          - "Überweisung(id: Int, größe: Double, name: String)"
        """

    @Test("are found as any others", arguments: Styles.library.names, ["Orders", "Ärzte", "🍎Fruits"])
    func names(_ style: String, _ name: String) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("names-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let spec = Self.spec.replacingOccurrences(of: "Orders", with: name)
        let module = try GeneratedModule(style, spec: spec, in: folder)
        #expect(try module.lint(module.tree).findings.map(\.line) == [])
    }
}
