import SwiftOutline

/// Adds something that a target of a `Package.swift` depends on: `"Common"`, `.product(name: "Swinject", package: "Swinject")`.
struct TargetDependencyEdit {
    let edit: Edit

    func edits(in document: SwiftDocument) throws(EditError.Reason) -> [SourceEdit] {
        guard edit.anchor.steps.contains(where: { $0.place == .target }) else {
            throw .text("a dependency of a target needs the target: \"target App\"")
        }
        let manifest = try PackageManifest(document)
        let target = try manifest.call(of: edit.anchor)
        let text = EntryText(edit.text).plain
        guard let new = Self.names(in: Outline("let dependencies = [\(text)]").code()).first else {
            throw .text("\"\(text)\" is no dependency; \"\\\"Common\\\"\" is one")
        }
        let known = target.argument(labelled: "dependencies").map { Self.names(in: $0.code) } ?? []
        guard !known.contains(new) else { return [] }
        return try manifest.adding(edit, to: target, labels: PackageManifest.targetLabels)
    }

    /// The names of the dependencies in an array: of plain strings, targets and products.
    private static func names(in code: Code) -> [String] {
        guard let literal = code.arrayLiterals.first else { return [] }
        let elements = literal.elements.map(\.range)
        let plain = literal.code.stringLiterals.filter { elements.contains($0.range) }.compactMap(\.segments.first)
        let calls = literal.code.calls.filter { elements.contains($0.range) }
        return plain + calls.compactMap { $0.argument(labelled: "name").flatMap(PackageManifest.literal) }
    }
}
