import Diagnostics
import FileTransaction

/// A test target of a local package. A scheme runs those that its test plan lists.
struct PackageTests: Hashable {
    let package: String
    let target: String

    /// The test targets among some files: those in `Tests/<target>` of a folder with a manifest.
    static func targets(among paths: [RelativePath]) -> [PackageTests] {
        let packages = Set(paths.filter { $0.components.last == "Package.swift" }.compactMap(\.ancestors.last))
        let found = packages.flatMap { package in
            let folder = package.text + "/Tests/"
            return paths.filter { $0.text.hasPrefix(folder) }.compactMap { path in
                path.text.dropFirst(folder.count).split(separator: "/").first.map {
                    PackageTests(package: package.text, target: String($0))
                }
            }
        }
        return Set(found).sorted { $0.target < $1.target }
    }
}
