import AppModel
import SwiftEdits
import SwiftOutline

/// A local package: the targets and libraries in its manifest.
struct LocalPackage: Sendable {
    /// The manifest's position in the index.
    let file: Int
    /// The package's folder below the app's root.
    let folder: [String]
    let name: String
    let targets: [LocalTarget]
    /// The library products with their targets; no targets if the manifest computes them.
    let libraries: [String: [String]]
    let hasLibrary: Bool
    /// The package's name in the manifest.
    let range: Range<Int>

    init(_ file: SourceFile, at index: Int) {
        self.file = index
        let folder = Array(file.path.components.dropLast().map(String.init))
        self.folder = folder
        let calls = file.code().calls.filter { !file.isPreview($0.range.lowerBound) }
        let package = calls.first { $0.name == "Package" && $0.argument(labelled: "name") != nil }
        range = package?.argument(labelled: "name")?.value.range ?? 0..<0
        name = package?.text("name") ?? folder.last ?? ""
        let products = calls.filter { $0.name == "library" }
        hasLibrary = !products.isEmpty
        libraries = Dictionary(
            products.compactMap { call in
                guard let name = call.text("name") else { return nil }
                let list = call.argument(labelled: "targets").flatMap { $0.code.arrayLiterals.first }
                return (name, list?.elements.compactMap { PackageManifest.literal($0) } ?? [])
            },
            uniquingKeysWith: { $0 + $1 }
        )
        targets = ManifestTarget.targets(among: calls)
            .filter { $0.call.name != "testTarget" && $0.call.name != "plugin" }
            .map { target in
                let path = target.folder ?? "Sources/\(target.name)"
                return LocalTarget(
                    name: target.name,
                    manifest: index,
                    range: target.call.argument(labelled: "name")?.value.range ?? target.call.range,
                    folder: folder + path.split(separator: "/").map(String.init),
                    dependencies: Self.dependencies(target.call)
                )
            }
    }

    private static func dependencies(_ call: Call) -> [LocalTarget.Dependency]? {
        guard let argument = call.argument(labelled: "dependencies") else { return [] }
        let list = argument.code.arrayLiterals.first { $0.range == argument.value.range }
        return list?.elements.compactMap { element in
            if let name = PackageManifest.literal(element) {
                return LocalTarget.Dependency(name: name, range: element.range)
            }
            let call = argument.code.calls.first { $0.range == element.range }
            return call?.text("name").map { LocalTarget.Dependency(name: $0, range: element.range) }
        }
    }
}
