import AppModel

/// The local packages of an app, and which of their targets each file belongs to.
struct LocalPackages: Sendable {
    let manifests: [LocalPackage]
    let targets: [LocalTarget]
    /// The target of each file of the index.
    private let targetsOfFiles: [LocalTarget?]
    /// The names of the targets of each product and package.
    private let targetsByName: [String: Set<String>]

    init(in model: AppModel) {
        let manifests = model.files.enumerated().filter { $1.path.isMainManifest }.map { LocalPackage($1, at: $0) }
        self.manifests = manifests
        targetsByName = Self.targetsByName(in: manifests)
        targets = manifests.flatMap(\.targets)
        let targetsByFolder = Dictionary(targets.map { ($0.folder, $0) }, uniquingKeysWith: { _, last in last })
        targetsOfFiles = model.files.map { file in
            guard !targetsByFolder.isEmpty, file.role == .source else { return nil }
            var folder = file.path.components.dropLast().map(String.init)
            while true {
                if let target = targetsByFolder[folder] { return target }
                guard folder.popLast() != nil else { return nil }
            }
        }
    }

    /// The target that a file of the index belongs to; `nil` for files of the app itself, and for tests.
    func target(ofFile file: Int) -> LocalTarget? { targetsOfFiles[file] }

    /// The target in which a type is declared.
    func target(of type: TypeDeclaration) -> LocalTarget? { target(ofFile: type.place.file) }

    /// The names of the targets of a dependency: those of a product, of a package, or the one of that name.
    func targets(of dependency: LocalTarget.Dependency) -> Set<String> {
        (targetsByName[dependency.name] ?? []).union([dependency.name])
    }

    private static func targetsByName(in manifests: [LocalPackage]) -> [String: Set<String>] {
        var targetsByName: [String: Set<String>] = [:]
        for manifest in manifests {
            for (library, targets) in manifest.libraries { targetsByName[library, default: []].formUnion(targets) }
            for name in Set([manifest.name, manifest.folder.last].compactMap(\.self)) {
                targetsByName[name, default: []].formUnion(manifest.targets.map(\.name))
            }
        }
        return targetsByName
    }
}
