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

    /// The notes on new targets that a test plan of the app lacks, which lists those of other packages.
    static func notes(on paths: [RelativePath], in tree: FileTree) throws(Failure) -> [Problem] {
        let targets = targets(among: paths)
        guard !targets.isEmpty else { return [] }
        var notes: [Problem] = []
        for plan in try tree.files(extensions: ["xctestplan"]) {
            guard let text = try tree.read(plan).flatMap({ String(utf8: $0) }) else { continue }
            let lacking = targets.filter { !text.contains("\"\($0.target)\"") }
            guard text.contains("\"container:Packages/") else { continue }
            notes += lacking.map {
                Problem("\(plan) does not run \"\($0.target)\" yet: add the target in Xcode", severity: .note)
            }
        }
        return notes
    }
}
