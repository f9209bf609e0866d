import Foundation
import Testing

/// The same spec gives the same screens, routes and URLs in every style.
struct AgreementTests {
    @Test("the styles have the same routes under the same URLs", arguments: ["golden", "first", "second", "third"])
    func agrees(content name: String) throws {
        let content = try #require(AppContent(rawValue: name))
        let tables = try GeneratedApp.library.names.map { style in
            (style, try routes(of: GeneratedApp("Proof", modules: content.modules, style: style)))
        }
        let (first, expected) = try #require(tables.first)
        #expect(!expected.isEmpty)
        for (module, table) in expected { #expect(!table.isEmpty, "\(first), \(module)") }
        for (style, table) in tables.dropFirst() {
            #expect(table.keys.sorted() == expected.keys.sorted(), "\(style) and \(first)")
            for (module, links) in table {
                let other = expected[module, default: []]
                #expect(links.subtracting(other).sorted() == [], "\(module): in \(style), not in \(first)")
                #expect(other.subtracting(links).sorted() == [], "\(module): in \(first), not in \(style)")
            }
        }
        print(
            "proof: \(tables.map(\.0).joined(separator: ", ")) agree on \(expected.values.reduce(0) { $0 + $1.count }) URLs"
        )
    }

    /// The routes of every module of an app, by the module's name.
    private func routes(of app: GeneratedApp) throws -> [String: Set<String>] {
        var tables: [String: Set<String>] = [:]
        for file in app.layout.tests.flatMap(\.sources) where file.lastPathComponent.hasSuffix("RouteTests.swift") {
            let module = String(file.deletingPathExtension().lastPathComponent.dropLast("RouteTests".count))
            guard app.modules.contains(where: { $0.lowercased().filter(\.isLetter) == module.lowercased() }) else {
                continue
            }
            tables[module] = RouteTable(tests: try String(contentsOf: file, encoding: .utf8), module: module).links
        }
        return tables
    }
}
