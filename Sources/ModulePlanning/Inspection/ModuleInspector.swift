import AppModel
import Diagnostics
import FileTransaction
import ModuleSpecs
import StencilEngine
import Styles
import SwiftEdits
import SwiftOutline

/// Inspects a module for the parts that its style requires: pieces by their declarations in any file, and entries by
/// their anchors.
package struct ModuleInspector {
    private let context: PlanningContext
    /// The basis for deriving specs of modules without one.
    private let adoption: AdoptionContext
    private let sources: AppSources

    private var app: PlannedApp { context.app }

    /// Reads the app.
    ///
    /// - Throws: `Failure` if a file cannot be read.
    package init(style: Style, in tree: FileTree) throws(Failure) {
        context = try PlanningContext(style: style, in: tree)
        adoption = AdoptionContext(context.app, of: style)
        sources = try WiringPlanner.sources(of: tree, declaredAt: context.app.model)
    }

    /// Inspects a module by its kept spec, or else by a spec derived from its declarations.
    ///
    /// - Throws: `Failure` if the module does not exist or its spec is invalid.
    package func inspect(_ name: Located<String>, in tree: FileTree) throws(Failure) -> ModuleInspection {
        let spec: ModuleSpec
        var isKept = false
        if let kept = try KeptSpec.read(name.value, in: tree) {
            guard !kept.problems.hasErrors else { throw Failure(kept.problems) }
            spec = kept.spec
            isKept = true
        } else {
            spec = try AdoptionPlanner(style: context.style).foundSpec(of: name, on: adoption)
        }
        return try inspect(spec, isKept: isKept, in: tree)
    }

    private func inspect(_ spec: ModuleSpec, isKept: Bool, in tree: FileTree) throws(Failure) -> ModuleInspection {
        var request = ModuleRequest(spec: spec)
        request.isComparison = true
        let module = try RenderedModule(ResolvedModule(request, in: context), in: context)
        var parts: [ModuleInspection.Part] = []
        for piece in module.pieces { parts.append(try part(piece, in: tree)) }
        let wired = try entries(module.wirings, in: tree)
        // An app that the tool did not write need not have a place for each entry.
        parts += isKept ? wired : wired.filter { $0.obstacle == nil }
        return ModuleInspection(module: module.name, parts: parts, context: module.values.shared.values)
    }

    // MARK: - Pieces

    private func part(_ piece: RenderedPiece, in tree: FileTree) throws(Failure) -> ModuleInspection.Part {
        let missing =
            if piece.isMerged {
                try missingTexts(piece, in: tree)
            } else if piece.path.isSource {
                missingDeclarations(piece)
            } else {
                try tree.hasFile(piece.path) ? [] : ["the file \(piece.path)"]
            }
        return ModuleInspection.Part(
            id: piece.piece.id,
            kind: .piece,
            title: piece.piece.title,
            path: piece.path.text,
            missing: missing
        )
    }

    /// The missing declarations of a piece: its types, the members of its extensions, and the manifest's other
    /// requirements of its types.
    private func missingDeclarations(_ piece: RenderedPiece) -> [String] {
        let declared = piece.file.visibleTypes
        let missing = declared.filter { context.app.model.visibleType($0.name) == nil }
        guard missing.isEmpty else { return missing.map { "\($0.kind.keyword) \($0.name)" } }
        let required = Set(
            piece.piece.requires.compactMap { requirement -> String? in
                guard case .member(let path, _) = requirement.demand else { return nil }
                return path.split(separator: ".").last.map(String.init)
            }
        )
        return piece.file.outline.declarations.filter(\.kind.hasMembers).flatMap { part in
            let names = Set(part.members.map(\.name))
            let wanted = declared.isEmpty ? names : required.intersection(names)
            return wanted.filter { !app.model.hasMember($0, of: part.name) }.sorted().map { "\(part.name).\($0)" }
        }
    }

    private func missingTexts(_ piece: RenderedPiece, in tree: FileTree) throws(Failure) -> [String] {
        let wanted = try CatalogueEntries(of: piece, in: context.style).entries
        let known = try tree.parsed(piece.path)?.catalogueKeys.get() ?? []
        return wanted.filter { !known.contains($0.key) }.map { "the text \"\($0.key)\"" }
    }

    // MARK: - Entries

    private func entries(_ wirings: [RenderedWiring], in tree: FileTree) throws(Failure) -> [ModuleInspection.Part] {
        guard context.isApp else { return [] }
        var parts: [ModuleInspection.Part] = []
        for wiring in wirings {
            if let part = try entry(wiring, in: tree) { parts.append(part) }
        }
        return parts
    }

    /// The part for an entry; `nil` if this app does not need the entry.
    private func entry(_ rendered: RenderedWiring, in tree: FileTree) throws(Failure) -> ModuleInspection.Part? {
        var planner = WiringPlanner(sources)
        var scratch = tree
        try planner.add(rendered, to: &scratch)
        guard planner.omissions.isEmpty else { return nil }
        var part = ModuleInspection.Part(
            id: rendered.wiring.id,
            kind: .wiring,
            title: rendered.wiring.title,
            path: planner.touched.first?.path,
            missing: []
        )
        if let failure = planner.failures.first {
            part.path = failure.file
            part.obstacle = failure.error.message
        } else if planner.touched.contains(where: \.isEdited) {
            let anchor = rendered.edits.first.map { "\($0.anchor)" } ?? ""
            part.missing = [anchor.isEmpty ? "the entry" : "the entry in [\(anchor)]"]
        }
        return part
    }
}
