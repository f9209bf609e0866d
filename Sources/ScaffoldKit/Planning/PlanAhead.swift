import SwiftOutline

/// What a plan is going to need of an app's files, read on another thread while it learns how the app's modules are written.
///
/// The files into which all modules are wired, and the catalogue with all their texts, grow with the app: reading them takes as long as all
/// else together.
final class PlanAhead: Sendable {
    /// A Swift file with what it holds.
    typealias ReadFile = (path: RelativePath, outline: Outline)

    private let wired: Ahead<(names: Result<OwnNames, PlanError>, files: [ReadFile])>
    private let texts: Ahead<[RelativePath: CatalogueEditor]>

    /// - Returns: `nil` where somebody watches each look at the disk, one after the other.
    init?(_ manifest: StyleManifest, in app: AppSurvey, _ tree: FileTree) {
        guard let seed = tree.seed else { return nil }
        wired = Ahead {
            let tree = FileTree(seed)
            let names = Result { () throws(PlanError) in try OwnNames(of: manifest, in: tree, app: app) }
            return (names, Self.files(of: manifest, names: try? names.get(), in: app.sources, tree))
        }
        let hasTexts = (manifest.pieces + manifest.app.pieces).contains { $0.merge == .stringCatalogue }
        texts = Ahead { hasTexts ? Self.catalogues(in: FileTree(seed)) : [:] }
    }

    /// What the app calls its own way; the files that were read for that are put into the tree.
    func names(for tree: FileTree) throws(PlanError) -> OwnNames {
        let found = wired.value
        tree.adopt(found.files)
        return try found.names.get()
    }

    /// The editor of a catalogue that holds some bytes, where one was made ahead.
    func catalogue(_ path: RelativePath, holding bytes: [UInt8]) -> CatalogueEditor? {
        texts.value[path].flatMap { $0.bytes == bytes ? $0 : nil }
    }

    /// The files to which the anchors of a style's wirings may lead.
    private static func files(
        of manifest: StyleManifest,
        names: OwnNames?,
        in sources: SurveyedSources,
        _ tree: FileTree
    ) -> [ReadFile] {
        var types = Set(manifest.names.values.joined().compactMap(\.type))
        for wiring in manifest.wirings {
            for steps in wiring.anchors {
                let named = steps.prefix(2).map { names?.filled($0) ?? $0 }.filter { !$0.contains("{{") }
                let anchor = AnchorPath(steps: named.compactMap { try? AnchorStep($0) })
                if anchor.steps.count == min(steps.count, 2), let type = anchor.type { types.insert(type) }
            }
        }
        let found = types.map { sources.files(naming: $0.name, isDeclaring: $0.isDeclared, having: $0.members) }
        // What hundreds of files add to is no place for an entry.
        let paths = Set(found.filter { $0.count <= SourceReadings.few }.flatMap(\.self)).sorted()
        let outlines: [ReadFile]? = try? tree.outlines(of: paths)
        return outlines ?? []
    }

    /// The string catalogues that can be read.
    private static func catalogues(in tree: FileTree) -> [RelativePath: CatalogueEditor] {
        var editors: [RelativePath: CatalogueEditor] = [:]
        for path in (try? tree.files(extensions: ["xcstrings"])) ?? [] {
            guard let bytes = try? tree.read(path) else { continue }
            editors[path] = (try? CatalogueEditor(bytes, name: path.text))?.prepared
        }
        return editors
    }
}
