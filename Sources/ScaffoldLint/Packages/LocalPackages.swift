import ScaffoldKit

/// The local packages of an app, and which of their targets each file belongs to.
struct LocalPackages: Sendable {
    let manifests: [LocalPackage]
    let targets: [LocalTarget]
    /// The position of each file's target in `targets`, by the file's position in the index.
    private let targetsOfFiles: [Int?]
    /// The names of the targets of each product and package.
    private let brought: [String: Set<String>]

    init(in index: SourceIndex) {
        var manifests: [LocalPackage] = []
        for (position, file) in index.files.enumerated() where file.role == .manifest {
            manifests.append(LocalPackage(file, at: position))
        }
        self.manifests = manifests
        brought = Self.brought(by: manifests)
        let targets = manifests.flatMap(\.targets)
        self.targets = targets
        var folders: [[String]: Int] = [:]
        for (position, target) in targets.enumerated() { folders[target.folder] = position }
        let known = folders
        targetsOfFiles = index.files.map { file in
            guard !known.isEmpty, file.role == .source else { return nil }
            var folder = Array(file.path.components.dropLast().map(String.init))
            while true {
                if let found = known[folder] { return found }
                guard folder.popLast() != nil else { return nil }
            }
        }
    }

    /// The target that a file of the index belongs to; `nil` for files of the app itself, and for tests.
    func target(ofFile file: Int) -> LocalTarget? { targetsOfFiles[file].map { targets[$0] } }

    /// The target in which a type is declared.
    func target(of type: IndexedType) -> LocalTarget? { target(ofFile: type.place.file) }

    func target(named name: String) -> LocalTarget? { targets.first { $0.name == name } }

    /// The names of the targets of a dependency: those of a product, of a package, or the one of that name.
    func targets(of dependency: LocalTarget.Dependency) -> Set<String> {
        (brought[dependency.name] ?? []).union([dependency.name])
    }

    private static func brought(by manifests: [LocalPackage]) -> [String: Set<String>] {
        var brought: [String: Set<String>] = [:]
        for manifest in manifests {
            for (library, targets) in manifest.libraries { brought[library, default: []].formUnion(targets) }
            for name in Set([manifest.name, manifest.folder.last].compactMap(\.self)) {
                brought[name, default: []].formUnion(manifest.targets.map(\.name))
            }
        }
        return brought
    }
}
