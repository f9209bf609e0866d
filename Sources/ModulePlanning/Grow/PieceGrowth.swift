import AppModel
import Diagnostics
import FileTransaction

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
        var outcome: FileGrowth.Outcome
        /// Whether the style renders the file differently than when the record was written.
        var isRestyled = false
        /// Why an update could not merge it.
        var problems: [Problem] = []

        /// What an update leaves to people.
        var left: [Problem] {
            outcome.notes.map { $0.conflict(in: path.text) }
                + outcome.handWork.map { $0.problem(in: path.text).weighed(as: .warning) } + problems
        }
    }

    let earlier: EarlierModule?
    /// Whether the run brings the module to the style as it is now.
    let updates: Bool
    private let module: ResolvedModule
    private let app: PlannedApp
    /// Whether the app has a file of the module.
    private let isStanding: Bool

    init(
        of module: ResolvedModule,
        since earlier: EarlierModule? = nil,
        updates: Bool = false,
        in context: PlanningContext
    ) throws(Failure) {
        (self.module, self.earlier, self.updates, app) = (module, earlier, updates, context.app)
        isStanding = try module.record.isStanding(in: context.tree)
    }

    var record: ModuleRecord { module.record }

    /// Decides what to do with a piece.
    func decision(on piece: RenderedPiece, in tree: FileTree) throws(Failure) -> Decision {
        let names = piece.file.visibleTypes.map(\.name)
        let path = try module.place(of: piece, in: app, tree)
        guard let standing = try tree.read(path) else {
            let recorded = record.files.first { $0.path == path.text }
            if let recorded, isStanding { return .isDeleted(recorded) }
            let isKnown = updates || earlier?.texts[piece.path.text] == nil || record.owns(piece.path.text)
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
        let recorded = record.hash(of: path.text)
        guard !updates else {
            let file = FileUpdate(path: path, standing: standing, recorded: recorded)
            return update(piece, file, growth, others)
        }
        let old = earlier?.texts[piece.path.text]
        let isUntouched = recorded == ContentHash(of: standing).description
        let outcome = try growth.grow(standing, old: old, new: piece.text, isUntouched: isUntouched)
        let isRestyled = recorded != nil && old.map { ContentHash(of: Array($0.utf8)).description } != recorded
        var grown = [Grown(path: path, standing: standing, outcome: outcome, isRestyled: old != nil && isRestyled)]
        grown += try self.grown(others, from: old, to: piece.text)
        // If a person has changed the file and this run has not, the record keeps the earlier hash.
        let isKept = recorded != nil && !isUntouched && old == piece.text && outcome.bytes != Array(piece.text.utf8)
        let written = isUntouched ? outcome.bytes : Array(piece.text.utf8)
        let hash = isKept ? recorded : ContentHash(of: written).description
        return .grow(path, grown, hash: hash ?? "")
    }

    /// Brings a piece's files to its new rendering. The earlier rendering counts only if it is what the record says.
    private func update(_ piece: RenderedPiece, _ file: FileUpdate, _ growth: FileGrowth, _ others: [Other]) -> Decision
    {
        let old = earlier?.isOfState == true ? earlier?.text(of: piece, at: file.path) : nil
        let proof = old.map { FileUpdate.hash($0.utf8) }
        var grown = [file.grown(to: piece.text, since: old, provedBy: proof, by: growth)]
        do throws(Failure) {
            if let old, proof == file.recorded { grown += try self.grown(others, from: old, to: piece.text) }
        } catch {
            grown[0].problems += error.problems.map { $0.weighed(as: .warning) }
        }
        return .grow(file.path, grown, hash: FileUpdate.hash(piece.text.utf8))
    }

    // MARK: - Files

    /// The code of people, if people wrote the file before the tool knew the module.
    private func people(at path: RelativePath, _ types: [String]) -> HandWrittenCode? {
        let isByHand = record.isByHand(path.text) ?? !types.contains(where: record.declares)
        return isByHand ? HandWrittenCode(app: app) : nil
    }

    /// The other files that contain types of a piece.
    private func grown(_ others: [Other], from old: String?, to new: String) throws(Failure) -> [Grown] {
        var grown: [Grown] = []
        for other in others {
            let growth = FileGrowth(
                path: other.path.text,
                isSwift: true,
                scope: .types(other.names),
                people: people(at: other.path, Array(other.names))
            )
            let outcome = try growth.grow(other.standing, old: old, new: new)
            grown.append(Grown(path: other.path, standing: other.standing, outcome: outcome))
        }
        return grown
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
