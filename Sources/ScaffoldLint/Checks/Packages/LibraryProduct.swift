import AppModel

/// Features that no target can depend on: a package without a library product, or a folder beside the packages that has sources but
/// no manifest, neither of a package nor of a project.
struct LibraryProduct: Check {

    func inspect(_ app: LintContext, _ report: inout Report) {
        let features = Features(app)
        let manifests = app.packages.manifests.filter { !$0.folder.isEmpty }
        for manifest in manifests where !manifest.hasLibrary && manifest.targets.contains(where: features.contains) {
            report.add(
                manifest.range,
                in: manifest.file,
                of: "Package(\(manifest.name))",
                ["name": manifest.name, "detail": "has no library product"]
            )
        }
        let folders = Set(manifests.map(\.folder))
        let parents = Set(folders.map { Array($0.dropLast()) })
        var reported: Set<[String]> = []
        for type in app.model.types {
            let file = app.model.file(of: type.place)
            guard !file.isPreview(type.place.declaration.nameRange.lowerBound),
                let folder = home(of: file, beside: parents), !folders.contains(folder),
                app.file((folder + ["Project.swift"]).joined(separator: "/")) == nil,
                reported.insert(folder).inserted
            else { continue }
            let name = folder.last ?? ""
            report.add(
                type,
                of: "Package(\(name))",
                ["name": name, "detail": "has no manifest"],
                module: app.modules.module(of: type.name, at: file.path)
            )
        }
    }

    /// The folder beside the packages in whose `Sources` a file lies.
    private func home(of file: SourceFile, beside parents: Set<[String]>) -> [String]? {
        let folder = file.path.components.dropLast().map(String.init)
        guard file.role == .source, let sources = folder.firstIndex(of: "Sources"), sources > 0,
            parents.contains(Array(folder[..<(sources - 1)]))
        else { return nil }
        return Array(folder[..<sources])
    }
}
