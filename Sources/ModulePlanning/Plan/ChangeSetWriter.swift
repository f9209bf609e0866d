import AppModel
import Diagnostics
import FileTransaction
import Styles
import SwiftEdits
import SwiftOutline

/// Writes rendered pieces to the app's files, and collects the change of each file.
struct ChangeSetWriter {
    let style: Style
    let overwrites: Bool
    /// The state of the style that writes.
    lazy var state = StyleState(of: style)
    /// The app before the run, for counting the mentions of shared names; `nil` for a new app.
    private let before: FileTree?
    /// How often the app mentions each name.
    private var mentions: HelperNames?
    /// Grows files that earlier runs wrote for the module; `nil` if every file must be new.
    var growth: PieceGrowth?
    /// The parts that go into the module's record.
    var parts = RecordParts()
    var files: [ChangeSet.File] = []
    /// The texts of the base app.
    var textsOfApp: [ModuleRecord.Text] = []
    /// The modules that were written, with their new records.
    var written: [(module: RenderedModule, record: ModuleRecord)] = []
    var notes: [Problem] = []
    var conflicts: [PlanConflict] = []
    /// What people have to change in what they wrote.
    private var handWork: [Problem] = []
    /// What an update leaves as it is.
    var left: [Problem] = []
    /// What an earlier run wrote, and the updated module does not have.
    var obsolete: ModuleRecord?

    var updates: Bool { growth?.updates == true }

    init(style: Style, over before: FileTree? = nil, overwrites: Bool = false) {
        (self.style, self.before, self.overwrites) = (style, before, overwrites)
    }

    /// Adds a piece of the base app or of a module.
    mutating func add(_ piece: RenderedPiece, to tree: inout FileTree) throws(Failure) {
        switch piece.piece.merge {
        case .stringCatalogue: try merge(piece, in: &tree)
        case nil where piece.piece.scope == .app: try addToApp(piece, in: &tree)
        case nil: try addToModule(piece, in: &tree)
        }
    }

    /// Adds the files that contain the module's entries.
    mutating func add(_ touched: [WiringPlanner.Touched]) {
        for file in touched {
            let origin = ChangeSet.File.Origin.style(file.ids.joined(separator: ","))
            let status: ChangeSet.File.Status = file.isEdited ? .edited : .unchanged
            files.note(file.path, status, origin, file.titles.joined(separator: ", "))
        }
    }

    /// Refuses the change set if existing files conflict with it.
    ///
    /// - Parameter isPartial: Whether changes that people have to make by hand are notes instead of a failure.
    mutating func checkConflicts(isPartial: Bool = false) throws(Failure) {
        guard conflicts.isEmpty else { throw .conflicts(conflicts) }
        guard handWork.isEmpty || isPartial else { throw .handWork(handWork) }
        notes += handWork.map { $0.weighed(as: .warning) }
    }

    // MARK: - Files

    private mutating func addToApp(_ piece: RenderedPiece, in tree: inout FileTree) throws(Failure) {
        try checkDouble(piece, at: piece.path)
        try put(piece.text, at: piece.path, piece.piece, replaces: overwrites, in: &tree)
        guard files.last?.status == .created else { return }
        let bytes = Array(piece.text.utf8)
        try addHelper(piece.path, bytes) { HelperNames.declared(by: bytes) }
    }

    private mutating func addToModule(_ piece: RenderedPiece, in tree: inout FileTree) throws(Failure) {
        guard let growth, !overwrites else {
            return try create(piece, at: piece.path, replaces: overwrites, in: &tree)
        }
        switch try growth.decision(on: piece, in: tree) {
        case .isNewInStyle: parts.restyled.insert(piece.path.text)
        case .isDeleted(let file):
            parts.add(file)
            notes.append(.deleted(file.path, hint: "scaffold lint --fix brings it back, and --force does"))
        case .create(let path): try create(piece, at: path, replaces: false, in: &tree)
        case .conflict: conflicts.append(PlanConflict(path: piece.path.text, title: piece.piece.title))
        case .grow(let path, let grown, let hash):
            let isWritten = grown.first.map { $0.standing.elementsEqual(piece.text.utf8) } ?? false
            var file = ModuleRecord.File(path: path.text, hash: hash, types: piece.file.visibleTypes.map(\.name))
            file.isByHand = growth.record.isByHand(path.text) ?? !isWritten
            parts.add(file)
            for file in grown {
                try put(file, piece.piece, in: &tree)
                let isLeft = file.outcome.bytes == file.standing && !file.standing.elementsEqual(piece.text.utf8)
                if file.isRestyled, isLeft { parts.restyled.insert(path.text) }
            }
        }
    }

    private mutating func create(_ piece: RenderedPiece, at path: RelativePath, replaces: Bool, in tree: inout FileTree)
        throws(Failure)
    {
        try checkDouble(piece, at: path)
        parts.add(ModuleRecord.File(path: path.text, text: piece.text, types: piece.file.visibleTypes.map(\.name)))
        try put(piece.text, at: path, piece.piece, replaces: replaces, in: &tree)
    }

    /// Refuses a file that another piece has written. People may put several pieces into one file, a style may not.
    private func checkDouble(_ piece: RenderedPiece, at path: RelativePath) throws(Failure) {
        guard files.contains(where: { $0.path == path.text }) else { return }
        throw Failure("two pieces of the style go to \"\(path)\"", at: piece.piece.mark)
    }

    private mutating func put(_ grown: PieceGrowth.Grown, _ piece: Piece, in tree: inout FileTree) throws(Failure) {
        let change = try tree.write(grown.outcome.bytes, to: grown.path)
        files.note(grown.path.text, change == nil ? .unchanged : .edited, .style(piece.id), piece.title)
        guard !updates else { return left += grown.left }
        handWork += grown.outcome.handWork.map { $0.problem(in: grown.path.text) }
        notes += grown.outcome.notes.map { $0.problem(in: grown.path.text, isRestyled: grown.isRestyled) }
    }

    private mutating func put(
        _ text: String,
        at path: RelativePath,
        _ piece: Piece,
        replaces: Bool,
        in tree: inout FileTree
    ) throws(Failure) {
        guard let status = try tree.place(text, at: path, overwrites: replaces) else {
            var conflict = PlanConflict(path: path.text, title: piece.title)
            if before != nil { conflict.needs = piece.shared }
            conflicts.append(conflict)
            return
        }
        files.note(path.text, status, .style(piece.id), piece.title, isOfApp: piece.scope == .app)
    }

    // MARK: - String catalogues

    private mutating func merge(_ piece: RenderedPiece, in tree: inout FileTree) throws(Failure) {
        let all = try CatalogueEntries(of: piece, in: style).entries
        if updates, piece.piece.scope != .app { return try update(piece, all, in: &tree) }
        let additions = all.filter { !isNewInStyle($0, of: piece) }
        let old = try tree.read(piece.path)
        let (merged, present) = try catalogue(old, adding: additions, at: piece.path)
        // Texts that came with the base app are not new, although the record does not name them.
        if all.contains(where: { isNewInStyle($0, of: piece) && !present.contains($0.key) }) {
            parts.restyled.insert(piece.path.text)
        }
        let change = try tree.write(merged, to: piece.path)
        let isOfApp = piece.piece.scope == .app
        if isOfApp {
            textsOfApp += all.map { ModuleRecord.Text(file: piece.path.text, entry: $0) }
        } else {
            parts.texts += additions.map { text in
                ModuleRecord.Text(file: piece.path.text, entry: text, isNew: !present.contains(text.key))
            }
            if old == nil { parts.catalogues.append(piece.path.text) }
        }
        if isOfApp, old == nil {
            try addHelper(piece.path, merged) { Set(additions.map { "\"\($0.key)\"" }) }
        }
        let status: ChangeSet.File.Status = change == nil ? .unchanged : old == nil ? .created : .edited
        files.note(piece.path.text, status, .style(piece.piece.id), piece.piece.title, isOfApp: isOfApp)
    }

    /// Whether the style did not yet require the text when it wrote the module.
    private func isNewInStyle(_ text: StringCatalogue.Entry, of piece: RenderedPiece) -> Bool {
        guard let growth, !overwrites, piece.piece.scope != .app else { return false }
        return growth.earlier?.keys.contains(text.key) == true && !growth.record.texts.contains { $0.key == text.key }
    }

    /// Adds entries to a catalogue, and returns it with the keys that it had before.
    private func catalogue(
        _ old: [UInt8]?,
        adding entries: [StringCatalogue.Entry],
        at path: RelativePath
    ) throws(Failure) -> (bytes: [UInt8], keys: Set<String>) {
        let table = try StringCatalogue.table(old, name: path.text)
        return (table.adding(entries), table.keys)
    }

    // MARK: - Shared parts

    /// Records a file that all modules share, with how often the app mentioned its names before.
    private mutating func addHelper(_ path: RelativePath, _ bytes: [UInt8], naming names: () -> Set<String>)
        throws(Failure)
    {
        guard let mentions = try mentionsBefore() else { return }
        let hash = ContentHash(of: bytes).description
        parts.helpers.append(ModuleRecord.Helper(path: path.text, hash: hash, names: mentions.counts(of: names())))
    }

    /// The mentions in the app before the run, counted on first use.
    mutating func mentionsBefore() throws(Failure) -> HelperNames? {
        guard mentions == nil, let before else { return mentions }
        mentions = try HelperNames(in: before)
        return mentions
    }
}
