import SwiftOutline

/// Adds a package that a `Package.swift` depends on: `.package(path: "../Common")`.
struct PackageDependencyEdit {
    let edit: Edit

    func edits(in document: SwiftDocument) throws(EditError.Reason) -> [SourceEdit] {
        let manifest = try PackageManifest(document)
        let package = try manifest.call(of: edit.anchor)
        let text = EntryText(edit.text).plain
        guard let new = Outline("let dependency = \(text)").code().calls.first.flatMap(Self.place) else {
            throw .text("\"\(text)\" is no package; \".package(path: \"../Common\")\" is one")
        }
        let known = package.argument(labelled: "dependencies")?.code.calls.filter { $0.name == "package" } ?? []
        guard !known.contains(where: { Self.place(of: $0) == new }) else { return [] }
        return try manifest.adding(edit, to: package, labels: PackageManifest.packageLabels)
    }

    /// The package's path, or its URL in lower case without a final slash and `.git`.
    private static func place(of call: Call) -> String? {
        if let path = call.text("path") { return ProjectPath.join("", path) }
        guard var url = call.text("url")?.lowercased() else { return nil }
        if url.hasSuffix("/") { url.removeLast() }
        return url.hasSuffix(".git") ? String(url.dropLast(4)) : url
    }
}
