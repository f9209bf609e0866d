import Foundation
import TestSupport
import Testing

/// Styles are data: nothing below the command line may know one by its name.
struct NoStyleByNameTests {
    @Test(
        "the core names no style",
        arguments: ["ScaffoldKit", "SwiftEdits", "FileTransaction", "StencilEngine", "SwiftOutline", "YAMLReader"]
    )
    func noStyleNamed(target: String) throws {
        let root = Repository.root
        let styles = try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("Templates").path)
            .filter { name in
                FileManager.default.fileExists(atPath: root.appendingPathComponent("Templates/\(name)/style.yml").path)
            }
        let sources = root.appendingPathComponent("Sources/\(target)")
        for file in try FileManager.default.subpathsOfDirectory(atPath: sources.path) where file.hasSuffix(".swift") {
            let text = try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
            for style in styles { #expect(!text.contains(style), "\(target)/\(file) names \(style)") }
        }
    }
}
