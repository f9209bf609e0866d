import Foundation
import TestSupport
import Testing

/// Styles are data: no source may know one by its name.
struct NoStyleByNameTests {
    @Test("sources name no style")
    func noStyleNamed() throws {
        let root = Repository.root
        let styles = try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("Templates").path)
            .filter { name in
                FileManager.default.fileExists(atPath: root.appendingPathComponent("Templates/\(name)/style.yml").path)
            }
        try #require(styles.count >= 4)
        let sources = root.appendingPathComponent("Sources")
        for file in try FileManager.default.subpathsOfDirectory(atPath: sources.path) where file.hasSuffix(".swift") {
            let text = try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
            for style in styles { #expect(!text.contains(style), "\(file) names \(style)") }
        }
    }
}
