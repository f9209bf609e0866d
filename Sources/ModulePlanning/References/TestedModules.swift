import AppModel
import Diagnostics
import FileTransaction
import SwiftOutline

/// Checks that the modules that tests import with `@testable` exist.
struct TestedModules {
    let app: AppDeclarations
    let tree: FileTree

    func problems(in scopes: [CodeScope]) throws(Failure) -> [Problem] {
        let unknown = scopes.flatMap { scope in
            scope.changed.file.imports.compactMap { found -> (name: String, mark: SourceMark)? in
                guard found.hasAttribute("testable"), scope.changed.isAdded(found.range), !isKnown(found.name) else {
                    return nil
                }
                return (found.name, scope.changed.mark(found.nameRange.lowerBound))
            }
        }
        guard !unknown.isEmpty, let names = try projectNames() else { return [] }
        return unknown.filter { !names.contains($0.name) }.map { name, mark in
            Problem(
                "no target of the app is the module \"\(name)\"",
                at: mark,
                hint: Suggestion(among: names).hint(for: name) ?? "import the module that the tests are of"
            )
        }
    }

    private func isKnown(_ name: String) -> Bool {
        app.hasModule(name)
            || app.standing.files.contains { file in
                file.role == .test && file.imports.contains { $0.isNamed(name) && $0.hasAttribute("testable") }
            }
    }

    /// The names in the app's projects, as modules are called; `nil` if it has no projects, or makes them from other files.
    private func projectNames() throws(Failure) -> Set<String>? {
        let manifests = try tree.files(extensions: ["swift", "yml", "yaml"])
        guard !manifests.contains(where: { ProjectManifest.names.contains(String($0.name)) }) else { return nil }
        var names: Set<String> = []
        for path in try tree.files(extensions: ["pbxproj", "xcconfig"]) {
            for line in try tree.read(path)?.split(separator: .lineFeed) ?? [] where line.count < 200 {
                let entry = line.drop(while: \.isBlank)
                guard Self.keys.contains(where: { entry.starts(with: $0.utf8) }) else { continue }
                if let name = Self.name(in: String(decoding: entry, as: UTF8.self)) { names.insert(name) }
            }
        }
        return names.isEmpty ? nil : names
    }

    private static let keys = ["PRODUCT_NAME", "PRODUCT_MODULE_NAME", "name", "productName"]

    /// The name that a line gives to a target or product.
    private static func name(in line: String) -> String? {
        let parts = line.split(separator: "=", maxSplits: 1).map(\.trimmingSpaces)
        guard parts.count == 2, keys.contains(parts[0]) else { return nil }
        return AppName.module(ofProduct: parts[1].filter { $0 != "\"" && $0 != ";" }.trimmingSpaces)
    }
}
