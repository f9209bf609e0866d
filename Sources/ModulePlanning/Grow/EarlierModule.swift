import AppModel
import Diagnostics
import FileTransaction
import ModuleSpecs
import Styles
import SwiftEdits
import SwiftOutline

/// The earlier version of a module, rendered by the current style from its earlier spec. The new rendering differs from it only
/// where the spec or the options have changed.
struct EarlierModule {
    /// The texts by their paths.
    private(set) var texts: [String: String]
    /// The keys of the texts in string catalogues.
    let keys: Set<String>
    /// The top-level types of an adopted module.
    let types: Set<String>
    /// The entries in the app's files.
    private(set) var wirings: [RenderedWiring]
    /// Whether the style's state that the record names has rendered it.
    private(set) var isOfState = false

    /// The version of the module's record; of an adopted module without one, the version of its kept spec or, if that is
    /// requested, of the spec that its sources show.
    ///
    /// - Returns: `nil` if there is no such spec, or it no longer renders.
    init?(of module: ResolvedModule, in context: PlanningContext) {
        if module.record.spec != nil || !module.isAdopted {
            self.init(ResolvedModule(module.record, in: context), isAdopted: module.isAdopted, in: context)
        } else {
            self.init(ResolvedModule(adopted: module, in: context), isAdopted: true, in: context)
        }
    }

    /// The version that an earlier state of the style renders; without one, that of the style as it is.
    init?(of module: ResolvedModule, in context: PlanningContext, updating update: ModuleRequest.Update?) {
        self.init(of: module, in: update?.from ?? context)
        isOfState = update?.from != nil
        guard let moved = update?.moved, !moved.isEmpty else { return }
        texts = moved.renamed(texts)
        for index in wirings.indices {
            for edit in wirings[index].edits.indices {
                wirings[index].edits[edit].text = moved.renamed(wirings[index].edits[edit].text)
            }
        }
    }

    private init?(_ resolved: ResolvedModule?, isAdopted: Bool, in context: PlanningContext) {
        guard let resolved, let module = try? RenderedModule(resolved.asked, of: resolved, in: context) else {
            return nil
        }
        let entries = module.pieces.filter(\.isMerged).flatMap { piece in
            (try? CatalogueEntries(of: piece, in: context.style).entries) ?? []
        }
        keys = Set(entries.map(\.key))
        types = isAdopted ? Set(module.pieces.flatMap { $0.file.visibleTypes.map(\.name) }) : []
        texts = Dictionary(module.pieces.map { ($0.path.text, $0.text) }, uniquingKeysWith: { first, _ in first })
        wirings = module.wirings
    }

    /// The text of a piece, which had another path if the style has moved it.
    func text(of piece: RenderedPiece, at path: RelativePath) -> String? { texts[piece.path.text] ?? texts[path.text] }

    /// Whether the entry was the same.
    func has(_ wiring: RenderedWiring) -> Bool {
        wirings.contains { $0.wiring.id == wiring.wiring.id && $0.item == wiring.item && $0.plain == wiring.plain }
    }
}

extension ResolvedModule {
    /// The adopted module before this run, with the same options; `nil` if its spec does not resolve.
    fileprivate init?(adopted module: ResolvedModule, in context: PlanningContext) {
        let name = module.asked.module.type
        guard let kept = try? KeptSpec.read(name, in: context.tree)?.spec else { return nil }
        let writer = SpecWriter(style: context.style.name)
        let isAsked = writer.text(of: kept, named: name) == writer.text(of: module.asked.spec, named: name)
        let shown = isAsked ? AdoptionPlanner(style: context.style).spec(of: name, in: context.app) : nil
        let spec = shown ?? kept
        var record = ModuleRecord(module: name, style: context.style.name, files: [])
        record.defaults = module.record.defaults
        guard let surroundings = try? context.app.surroundings(without: record, linking: spec.links, in: context.tree),
            let earlier = ModuleResolver.resolve(spec, in: surroundings).module
        else { return nil }
        self.init(ResolvedSpec(spec: spec, module: earlier), choices: module.choices, style: context.style)
    }
}
