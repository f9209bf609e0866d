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

    /// Where the package comes from: its path, or its address as it is the same in all spellings.
    private static func place(of call: Call) -> String? {
        if let path = call.argument(labelled: "path").flatMap(PackageManifest.literal) {
            return path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
        }
        guard var url = call.argument(labelled: "url").flatMap(PackageManifest.literal)?.lowercased() else {
            return nil
        }
        if url.hasSuffix("/") { url.removeLast() }
        return url.hasSuffix(".git") ? String(url.dropLast(4)) : url
    }
}
