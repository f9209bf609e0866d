import Diagnostics

/// An Xcode project file: its targets, and the files that they build. All paths are relative to the project's folder.
package struct ProjectFile: Sendable {
    package struct Target: Sendable, Equatable {
        package enum Kind: Sendable {
            case app, unitTests, interfaceTests, other
        }

        package let name: String
        package let kind: Kind
        let id: String
    }

    /// A file that the project names.
    package struct Listed: Sendable {
        package let path: String
        /// The names of the targets that build it.
        package let targets: [String]
        /// The bytes of its entry in the project file.
        package let range: Range<Int>
    }

    package let targets: [Target]
    /// The files below the project's groups, in their order.
    package let files: [Listed]
    /// The folders that Xcode keeps in step with the disk.
    let synchronised: [SynchronisedFolder]

    let text: ByteText
    let fields: [ProjectField]
    let objects: ProjectObjects
    let groups: ProjectGroups
    let rootID: String
    /// The offset of the closing brace of the dictionary of all objects.
    let close: Int

    /// - Throws: `.unreadable` if the file cannot be read, or if it lacks what every project has.
    package init(_ bytes: [UInt8]) throws(EditError.Reason) {
        let root = try ProjectReader.root(of: bytes)
        guard let dictionary = root["objects"], let fields = dictionary.fields else {
            throw .unreadable("the project file has no \"objects\"")
        }
        let objects = ProjectObjects(fields: fields)
        let project = try objects.project(root["rootObject"]?.text)
        let groups = try ProjectGroups(objects, of: project)
        let natives = objects.objects(in: "targets", of: project).filter { $0.value["isa"]?.text == "PBXNativeTarget" }
        let builders = Self.owners(natives, objects)
        text = ByteText(bytes: bytes)
        close = dictionary.range.upperBound - 1
        (self.fields, self.objects, self.groups, rootID) = (fields, objects, groups, project.key)
        targets = natives.map { Target(name: objects.name(of: $0), kind: Self.kind(of: $0), id: $0.key) }
        files = groups.order.compactMap { id in
            guard let path = groups.paths[id], let object = objects[id] else { return nil }
            guard object.value["isa"]?.text == "PBXFileReference" else { return nil }
            let variant = groups.parents[id].flatMap { builders[$0] } ?? []
            return Listed(path: path, targets: builders[id] ?? variant, range: object.range)
        }
        let owned = natives.flatMap { target in
            objects.objects(in: "fileSystemSynchronizedGroups", of: target).map { (folder: $0.key, target: target.key) }
        }
        let owners = Dictionary(grouping: owned, by: \.folder)
        synchronised = objects.objects(of: "PBXFileSystemSynchronizedRootGroup").compactMap { folder in
            let targets = owners[folder.key, default: []].map(\.target)
            return groups.paths[folder.key].map { SynchronisedFolder(folder, at: $0, targets: targets, in: objects) }
        }
    }

    /// The paths of the folders that Xcode keeps in step with the disk for some target.
    package var synchronisedFolders: [String] { synchronised.filter { !$0.targets.isEmpty }.map(\.path) }

    /// The names of the targets that build a file or a group of its languages, by identifier.
    private static func owners(_ targets: [ProjectField], _ objects: ProjectObjects) -> [String: [String]] {
        var owners: [String: [String]] = [:]
        for target in targets {
            for phase in objects.objects(in: "buildPhases", of: target) {
                for file in objects.objects(in: "files", of: phase) {
                    guard let id = file.value["fileRef"]?.text else { continue }
                    owners[id, default: []].append(objects.name(of: target))
                }
            }
        }
        return owners
    }

    private static func kind(of target: ProjectField) -> Target.Kind {
        switch target.value["productType"]?.text {
        case "com.apple.product-type.application": .app
        case "com.apple.product-type.bundle.unit-test": .unitTests
        case "com.apple.product-type.bundle.ui-testing": .interfaceTests
        default: .other
        }
    }

    /// Where the lines of the project file begin.
    package var lines: LineTable { text.lineTable }

    /// The phase that builds files of a kind, and how Xcode calls the kind; `nil` for files that projects need not name.
    package static func isBuilt(_ path: String) -> Bool { FileKind(path) != nil }

    /// A kind of file that a target builds.
    struct FileKind {
        let type: String
        let phase: String

        private static let types = [
            ".swift": "sourcecode.swift", ".strings": "text.plist.strings", ".stringsdict": "text.plist.stringsdict",
            ".xcstrings": "text.json.xcstrings", ".storyboard": "file.storyboard", ".xib": "file.xib",
            ".json": "text.json",
        ]

        init?(_ path: String) {
            let name = ProjectPath.name(of: path)
            guard let dot = name.lastIndex(of: "."),
                !path.utf8.split(separator: UInt8(ascii: "/")).dropLast()
                    .contains(where: { String(Substring($0)).hasSuffix(".xcassets") }),
                let type = Self.types[String(name[dot...])]
            else { return nil }
            self.type = type
            phase = name[dot...] == ".swift" ? "Sources" : "Resources"
        }
    }
}
