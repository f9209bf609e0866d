import Foundation
import SwiftOutline
import TestSupport

/// The targets of `Package.swift` that are built from `Sources`, with what each depends on.
struct PackageTargets {
    let dependencies: [String: Set<String>]

    init() throws {
        let url = Repository.root.appendingPathComponent("Package.swift")
        let outline = Outline(try String(contentsOf: url, encoding: .utf8))
        var found: [String: Set<String>] = [:]
        for call in outline.code().calls where call.name == "target" || call.name == "executableTarget" {
            let arguments = Dictionary(call.arguments.map { ($0.label ?? "", $0.value.text) }) { first, _ in first }
            guard arguments["path"] == nil, let name = arguments["name"].flatMap(Self.names)?.first else { continue }
            found[name] = Set(arguments["dependencies"].map(Self.names) ?? [])
        }
        dependencies = found
    }

    /// The texts in quotes.
    private static func names(_ text: String) -> [String] {
        text.split(separator: "\"", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
            .map { String($0.element) }
    }

    /// What each target reaches.
    var reach: [String: Set<String>] {
        let uses = dependencies.mapValues { names in
            Dictionary(uniqueKeysWithValues: names.map { ($0, Set<Arrows.Use>()) })
        }
        return Arrows(uses).reach
    }
}
