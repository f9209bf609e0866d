import Diagnostics

/// An edit that adds a local package to an Xcode project and links its product to the app. Its text is `Packages/Favorites`, or
/// `Packages/Favorites: FavoritesKit` if the product's name differs from the folder's; without a folder, the project refers to that as to
/// a file.
struct LocalPackageEdit {
    private let edit: Edit
    private let path: String
    private let product: String

    init(_ edit: Edit) {
        self.edit = edit
        let text = EntryText(edit.text).plain
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(\.trimmingSpaces)
        path = parts.first.map { $0.isEmpty ? "" : ProjectPath.join("", $0) } ?? ""
        product = parts.count > 1 ? parts[1] : path.split(separator: "/").last.map(String.init) ?? ""
    }

    func edits(for bytes: [UInt8]) throws(EditError.Reason) -> [SourceEdit] {
        guard !product.isEmpty else { throw .text("\"\(edit.text)\" is no path of a package") }
        let root = try ProjectReader.root(of: bytes)
        guard let objects = root["objects"], let fields = objects.fields else {
            throw .unreadable("the project file has no \"objects\"")
        }
        let text = ByteText(bytes: bytes)
        let project = ProjectObjects(fields: fields)
        let owner = try project.project(root["rootObject"]?.text)
        let target = try project.target(edit.anchor.steps.first { $0.place == .target }?.name, text: text)
        let inserter = ProjectInserter(text: text, objects: fields, close: objects.range.upperBound - 1)
        var edits = reference(project, project.name(of: target), owner, inserter)
        if !edits.isEmpty { edits += raisedVersion(root) }
        edits += try link(project, target, inserter)
        return edits
    }

    // MARK: - Parts

    /// The edits for the package reference. There are none if the project already references the folder, as a package or, in
    /// old projects, as a file.
    private func reference(
        _ project: ProjectObjects,
        _ target: String,
        _ owner: ProjectField,
        _ inserter: ProjectInserter
    ) -> [SourceEdit] {
        let isKnown = project.objects(of: "XCLocalSwiftPackageReference").contains {
            ProjectPath.join("", $0.value["relativePath"]?.text ?? "") == path
        }
        let isFile = project.objects(of: "PBXFileReference").contains {
            let kind = $0.value["lastKnownFileType"]?.text
            return ProjectPath.join("", $0.value["path"]?.text ?? "") == path && (kind == "folder" || kind == "wrapper")
        }
        guard !isKnown, !isFile, !path.isEmpty else { return [] }
        let object = ProjectObject(
            id: project.newID(for: "\(target) package \(path)"),
            isa: "XCLocalSwiftPackageReference",
            comment: "XCLocalSwiftPackageReference \"\(path)\"",
            fields: [.init("relativePath", path)]
        )
        return inserter.add([object])
            + [inserter.add(object.reference, to: "packageReferences", of: owner)].compactMap { $0 }
    }

    /// Raises the format version to 60, from which Xcode reads this form of local packages.
    private func raisedVersion(_ root: ProjectNode) -> [SourceEdit] {
        guard let node = root["objectVersion"], let version = node.text.flatMap({ Int($0) }), version < 60 else {
            return []
        }
        return [SourceEdit(node.range, "60".utf8)]
    }

    private func link(_ project: ProjectObjects, _ target: ProjectField, _ inserter: ProjectInserter)
        throws(EditError.Reason) -> [SourceEdit]
    {
        let known = (target.value["packageProductDependencies"]?.list ?? []).compactMap(\.text)
        guard !known.contains(where: { project[$0]?.value["productName"]?.text == product }) else { return [] }
        guard let phase = project.phase("PBXFrameworksBuildPhase", of: target) else {
            throw .unsuitable(
                "the target \"\(project.name(of: target))\" has no frameworks phase to link the package in"
            )
        }
        let owner = project.name(of: target)
        let dependency = ProjectObject(
            id: project.newID(for: "\(owner) product \(product)"),
            isa: "XCSwiftPackageProductDependency",
            comment: product,
            fields: [.init("productName", product)]
        )
        let file = ProjectObject(
            id: project.newID(for: "\(owner) link \(product)"),
            isa: "PBXBuildFile",
            comment: "\(product) in Frameworks",
            fields: [.init("productRef", dependency.reference)]
        )
        return inserter.add([dependency]) + inserter.add([file])
            + [
                inserter.add(file.reference, to: "files", of: phase),
                inserter.add(dependency.reference, to: "packageProductDependencies", of: target),
            ]
            .compactMap { $0 }
    }
}
