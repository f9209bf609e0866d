import AppModel
import Diagnostics
import FileTransaction
import SwiftOutline

/// Finds the files of a module's pieces, and grows those that already exist.
struct PieceGrowth {
    /// What a run does with a piece.
    enum Decision {
        /// The piece has no file: create one.
        case create(RelativePath)
        /// Another file exists at the path.
        case conflict
        /// The piece's file; the grown contents of it and of other files that contain types of the piece; and the hash for the
        /// record.
        case grow(RelativePath, [Grown], hash: String)
        /// The style did not require the piece yet when it wrote the module.
        case isNewInStyle
        /// A person has deleted the file, and not the whole module.
        case isDeleted(ModuleRecord.File)
    }

    /// A file with its bytes after growing.
    struct Grown {
        let path: RelativePath
        let standing: [UInt8]
        let outcome: FileGrowth.Outcome
        /// Whether the style renders the file differently than when the record was written.
        var isRestyled = false
    }

    let earlier: EarlierModule?
    private let module: ResolvedModule
    private let app: PlannedApp
    /// Whether the app has a file of the module.
    private let isStanding: Bool

    init(of module: ResolvedModule, since earlier: EarlierModule? = nil, in context: PlanningContext) throws(Failure) {
        (self.module, self.earlier, app) = (module, earlier, context.app)
        let paths = module.record.files.map(\.path).filter { !$0.hasPrefix(".scaffold/") }
        var isStanding = false
        for path in paths.compactMap({ try? RelativePath($0) }) where !isStanding {
            isStanding = try context.tree.hasFile(path)
        }
        self.isStanding = isStanding
    }

    var record: ModuleRecord { module.record }

    /// Decides what to do with a piece.
    func decision(on piece: RenderedPiece, in tree: FileTree) throws(Failure) -> Decision {
        let names = piece.file.visibleTypes.map(\.name)
        let path = try module.place(of: piece, in: app, tree)
        guard let standing = try tree.read(path) else {
            let recorded = record.files.first { $0.path == path.text }
            if let recorded, isStanding { return .isDeleted(recorded) }
            let isKnown = earlier?.texts[piece.path.text] == nil || record.owns(piece.path.text)
            return isKnown ? .create(path) : .isNewInStyle
        }
        let declared = piece.isSwift ? Set(SourceFile(path: path, bytes: standing).visibleTypes.map(\.name)) : []
        // In a module that was written by hand, a piece without types is recognised by its path, such as a package's manifest.
        let isAdopted = module.isKnown && record.files.isEmpty && names.isEmpty
        guard
            record.owns(path.text) || !declared.isDisjoint(with: names) || isAdopted
                || standing.elementsEqual(piece.text.utf8)
        else { return .conflict }
        let others = try elsewhere(names.filter { !declared.contains($0) }, from: path, in: tree)
        let growth = FileGrowth(
            path: path.text,
            isSwift: piece.isSwift,
            scope: .file(besides: Set(others.flatMap(\.names))),
            people: people(at: path, names)
        )
        let old = earlier?.texts[piece.path.text]
        let recorded = record.hash(of: path.text)
        let isUntouched = recorded == ContentHash(of: standing).description
        let outcome = try growth.grow(standing, old: old, new: piece.text, isUntouched: isUntouched)
        let isRestyled = recorded != nil && old.map { ContentHash(of: Array($0.utf8)).description } != recorded
        var grown = [Grown(path: path, standing: standing, outcome: outcome, isRestyled: old != nil && isRestyled)]
        for other in others {
            let growth = FileGrowth(
                path: other.path.text,
                isSwift: true,
                scope: .types(other.names),
                people: people(at: other.path, Array(other.names))
            )
            let outcome = try growth.grow(other.standing, old: old, new: piece.text)
            grown.append(Grown(path: other.path, standing: other.standing, outcome: outcome))
        }
        // If a person has changed the file and this run has not, the record keeps the earlier hash.
        let isKept = recorded != nil && !isUntouched && old == piece.text && outcome.bytes != Array(piece.text.utf8)
        let written = isUntouched ? outcome.bytes : Array(piece.text.utf8)
        let hash = isKept ? recorded : ContentHash(of: written).description
        return .grow(path, grown, hash: hash ?? "")
    }

    /// The code of people, if people wrote the file before the tool knew the module.
    private func people(at path: RelativePath, _ types: [String]) -> HandWrittenCode? {
        let isByHand = record.isByHand(path.text) ?? !types.contains(where: record.declares)
        return isByHand ? HandWrittenCode(app: app) : nil
    }

    private typealias Other = (path: RelativePath, standing: [UInt8], names: Set<String>)

    /// The other files into which people have moved types of the piece, according to the module's record or spec.
    private func elsewhere(_ names: [String], from path: RelativePath, in tree: FileTree) throws(Failure) -> [Other] {
        var found: [Other] = []
        for name in names where module.isKnown && (record.declares(name) || record.files.isEmpty) {
            guard let mark = app.place(of: name), mark.source != path.text,
                let other = try? RelativePath(mark.source)
            else { continue }
            if let index = found.firstIndex(where: { $0.path == other }) {
                found[index].names.insert(name)
            } else if let standing = try tree.read(other) {
                found.append((other, standing, [name]))
            }
        }
        return found
    }
}
