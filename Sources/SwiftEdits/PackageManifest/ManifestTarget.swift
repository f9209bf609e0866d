import SwiftOutline

/// A target that a `Package.swift` declares.
package struct ManifestTarget {
    /// The calls that declare a target.
    package static let callNames: Set<String> = ["target", "executableTarget", "testTarget", "macro", "plugin"]

    package let call: Call
    package let name: String

    /// The folder of the sources in that of the package, without slashes at its ends; `nil` where the manifest computes it.
    package let folder: String?

    private init?(_ call: Call) {
        guard let name = call.text("name") else { return nil }
        self.call = call
        self.name = name
        let usual = "\(call.name == "testTarget" ? "Tests" : "Sources")/\(name)"
        let path = call.argument(labelled: "path") == nil ? usual : call.text("path")
        folder = path.map { ProjectPath.join("", $0) }
    }

    /// The targets among the calls of a manifest.
    ///
    /// `.target(name:)` within the call of another target is a dependency of that.
    package static func targets(among calls: [Call]) -> [ManifestTarget] {
        let named = calls.filter { callNames.contains($0.name) }.sorted { $0.range.lowerBound < $1.range.lowerBound }
        var end = 0
        return named.compactMap { call in
            guard call.range.lowerBound >= end else { return nil }
            end = call.range.upperBound
            return ManifestTarget(call)
        }
    }
}

extension Call {
    /// The text of an argument that is a plain string literal.
    package func text(_ label: String) -> String? {
        argument(labelled: label).flatMap { PackageManifest.literal($0.value) }
    }
}
