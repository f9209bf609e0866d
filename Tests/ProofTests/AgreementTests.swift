import Foundation
import Styles
import TestSupport
import Testing

/// The same spec gives the same screens, routes and URLs in every style, whatever a style's options.
///
/// The apps are those that `CompileTests` compiles. A proof of one style leaves this out.
@Suite(.slow, .enabled(if: Proof.styles.count > 1, "there are no styles to compare"))
struct AgreementTests {
    @Test("the styles have the same routes under the same URLs", arguments: AppContent.allCases)
    func agrees(content: AppContent) async throws {
        var tables: [(style: String, routes: [String: Set<String>])] = []
        for style in Proof.styles {
            let settings = Setting.all.filter { $0.style == style && $0.content == content && $0.choice == nil }
            let setting = try #require(settings.first)
            var table = try routes(of: await Apps.shared.app(for: setting))
            if table.isEmpty {
                // Its options leave links or tests out.
                table = try routes(of: await Apps.shared.app(of: content, style: setting.style, options: []))
            }
            tables.append((setting.style, table))
        }
        #expect(tables.map(\.style) == GeneratedApp.library.names)
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
            "proof: \(tables.map(\.style).joined(separator: ", ")) agree on \(expected.values.reduce(0) { $0 + $1.count }) URLs"
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
