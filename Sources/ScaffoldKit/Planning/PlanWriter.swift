import Diagnostics

/// Lays rendered pieces over the app, and notes what becomes of each file.
struct PlanWriter {
    /// The id of the files that the tool keeps for itself.
    private static let bookkeeping = "record"

    private let style: Style
    private let overwrites: Bool
    private var conflicts: [PlanConflict] = []
    private var files: [ModuleRecord.File] = []
    private var texts: [ModuleRecord.Text] = []
    private var catalogues: [String] = []
    private var helpers: [ModuleRecord.Helper] = []
    /// What the app spoke of before anything was brought.
    private var spoken: HelperNames?
    /// The app before anything was brought, if there is one: what modules share is then taken down for the record.
    var before: FileTree?
    private(set) var entries: [Plan.Entry] = []
    /// What growing files has to say.
    private(set) var notes: [Problem] = []
    /// What is known of the module whose pieces are added; `nil` for one that is new.
    var growth: PieceGrowth?
    /// The files that the style would write otherwise, or besides, since it has changed, and that stay as they are.
    private var restyled: Set<String> = []

    init(style: Style, overwrites: Bool) {
        self.style = style
        self.overwrites = overwrites
    }

    mutating func add(_ piece: RenderedPiece, to tree: inout FileTree) throws(Failure) {
        switch piece.piece.merge {
        case nil: try create(piece, in: &tree)
        case .stringCatalogue: try merge(piece, in: &tree)
        }
    }

    /// Notes what the module's wirings did to a file of the app.
    mutating func note(_ touched: WiringPlanner.Touched) {
        let status: Plan.Entry.Status = touched.isEdited ? .edited : .unchanged
        if let index = entries.firstIndex(where: { $0.path == touched.path }) {
            if touched.isEdited, entries[index].status == .unchanged { entries[index].status = .edited }
            return
        }
        entries.append(
            Plan.Entry(
                path: touched.path,
                status: status,
                piece: touched.ids.joined(separator: ","),
                title: touched.titles.joined(separator: ", "),
                isOfApp: false
            )
        )
    }

    /// Writes the module's spec and the record beside it.
    ///
    /// - Parameters:
    ///   - made: What the module was made from, for the record.
    ///   - wiring: What was put into the app's files.
    mutating func finish(
        _ module: Module,
        spec: ModuleSpec,
        made: ModuleRecord,
        wiring: WiringPlanner? = nil,
        in tree: inout FileTree
    ) throws(Failure) {
        let old = growth?.record ?? ModuleRecord(module: module.type, style: style.name, files: [])
        let path = RelativePath(trusted: ModuleRecord.specPath(module.type))
        let standing = try tree.read(path)
        let isOurs = standing.map { old.hash(of: path.text) == ContentHash(of: $0).description } ?? true
        let text = KeptSpecText(style: style.name).text(of: spec, named: module.type, over: standing, isOurs: isOurs)
        let keeps = standing.map { _ in text.isKept } ?? true
        try put(
            text.text,
            at: path,
            piece: bookkeeping("Module spec"),
            replaces: overwrites || isOurs || keeps,
            in: &tree
        )
        files.append(ModuleRecord.File(path: path.text, text: text.text))
        var record = made
        record.files = files + (try left(of: old, in: tree))
        noteStyleChange(of: module.type, restyled.union(wiring?.restyled ?? []))
        let insertions = wiring?.insertions ?? []
        // What is known keeps its place: a second run is to leave the record as it is.
        let updated = wiring?.updated ?? []
        record.insertions = old.insertions.map { known in
            if let update = updated.first(where: { $0.old == known }) { return update.new }
            return insertions.first { $0.isSame(as: known) && !$0.edits.isEmpty } ?? known
        }
        record.insertions += insertions.filter { new in !old.insertions.contains(where: new.isSame) }
        record.texts =
            old.texts + texts.filter { new in !old.texts.contains { $0.file == new.file && $0.key == new.key } }
        record.catalogues = old.catalogues + catalogues.filter { !old.catalogues.contains($0) }
        record.helpers = old.helpers + helpers.filter { new in !old.helpers.contains { $0.path == new.path } }
        record.shared = old.shared
        for insertion in wiring?.shared ?? []
        where !old.shared.contains(where: { $0.insertion.isSame(as: insertion) }) {
            guard let spoken = try spokenBefore() else { break }
            record.shared.append(ModuleRecord.SharedEntry(insertion: insertion, names: spoken.names(of: insertion)))
        }
        try put(
            record.text,
            at: RelativePath(trusted: ModuleRecord.path(module.type)),
            piece: bookkeeping("Record of what was generated"),
            replaces: true,
            in: &tree
        )
        (files, texts, catalogues, helpers, growth, restyled) = ([], [], [], [], nil, [])
    }

    /// Says that the style has changed since it wrote a module, and what to do about it.
    private mutating func noteStyleChange(of module: String, _ files: Set<String>) {
        guard !files.isEmpty else { return }
        let what =
            files.count == 1
            ? "1 file would be written otherwise now, and stays as it is"
            : "\(files.count) files would be written otherwise now, and stay as they are"
        notes.append(
            Problem(
                "the style \"\(style.name)\" has changed since it wrote \"\(module)\": \(what)",
                hint: overwrites
                    ? "bring the entries there up to date by hand"
                    : "scaffold module \(module) --force writes the module anew, over what has been changed by hand, too",
                severity: .warning
            )
        )
    }

    /// Brings a module's record up to what has been written of it without its whole plan.
    func amend(_ record: inout ModuleRecord) {
        for file in files {
            if let index = record.files.firstIndex(where: { $0.path == file.path }) {
                record.files[index] = file
            } else {
                record.files.append(file)
            }
        }
        record.texts += texts.filter { new in !record.texts.contains { $0.file == new.file && $0.key == new.key } }
    }

    /// Files of earlier runs that no piece asks for any more and that are still there.
    private mutating func left(of old: ModuleRecord, in tree: FileTree) throws(Failure) -> [ModuleRecord.File] {
        var found: [ModuleRecord.File] = []
        for file in old.files where !files.contains(where: { $0.path == file.path }) {
            guard let path = try? RelativePath(file.path), try tree.read(path) != nil else { continue }
            found.append(file)
            notes.append(
                Problem(
                    "neither the spec nor the style asks for this file any more; it stays",
                    at: SourceMark(source: file.path),
                    severity: .warning
                )
            )
        }
        return found
    }

    /// Refuses the plan if anything stands in its way.
    func checkConflicts() throws(Failure) {
        guard conflicts.isEmpty else { throw .conflicts(conflicts) }
    }

    private func bookkeeping(_ title: String) -> Piece {
        Piece(
            id: Self.bookkeeping,
            title: title,
            scope: .module,
            template: "",
            path: "",
            requires: [],
            mark: SourceMark(source: style.name)
        )
    }

    private mutating func create(_ piece: RenderedPiece, in tree: inout FileTree) throws(Failure) {
        guard piece.piece.scope != .app, let growth, !overwrites else {
            try checkDouble(piece, at: piece.path)
            if piece.piece.scope != .app { note(piece, at: piece.path) }
            try put(piece.text, at: piece.path, piece: piece.piece, replaces: overwrites, in: &tree)
            if piece.piece.scope == .app, entries.last?.status == .created {
                let bytes = Array(piece.text.utf8)
                try bring(piece.path, bytes) { HelperNames.declared(by: bytes) }
            }
            return
        }
        switch try growth.decision(on: piece, in: tree) {
        case .skip: return
        case .isNewInStyle: restyled.insert(piece.path.text)
        case .create(let path):
            try checkDouble(piece, at: path)
            note(piece, at: path)
            try put(piece.text, at: path, piece: piece.piece, replaces: false, in: &tree)
        case .conflict:
            conflicts.append(PlanConflict(path: piece.path.text, title: piece.piece.title))
        case .grow(let path, let grown, let hash):
            let isWritten = grown.first.map { $0.standing.elementsEqual(piece.text.utf8) } ?? false
            note(piece, at: path, hash: hash, isByHand: growth.record.isByHand(path.text) ?? !isWritten)
            for file in grown {
                try put(file, piece.piece, in: &tree)
                let isLeft = file.outcome.bytes == file.standing && !file.standing.elementsEqual(piece.text.utf8)
                if file.isRestyled, isLeft { restyled.insert(path.text) }
            }
        }
    }

    private mutating func spokenBefore() throws(Failure) -> HelperNames? {
        guard spoken == nil, let before else { return spoken }
        spoken = try HelperNames(in: before)
        return spoken
    }

    /// Takes a file down that was brought for all modules to share.
    private mutating func bring(_ path: RelativePath, _ bytes: [UInt8], speakingOf names: () -> Set<String>)
        throws(Failure)
    {
        guard let spoken = try spokenBefore() else { return }
        let hash = ContentHash(of: bytes).description
        helpers.append(ModuleRecord.Helper(path: path.text, hash: hash, names: spoken.counts(of: names())))
    }

    /// Refuses to write a file that another piece has written: people may put several into one, a style may not.
    private func checkDouble(_ piece: RenderedPiece, at path: RelativePath) throws(Failure) {
        guard entries.contains(where: { $0.path == path.text }) else { return }
        throw Failure("two pieces of the style go to \"\(path)\"", at: piece.piece.mark)
    }

    /// Takes a file down for the record.
    ///
    /// - Parameter hash: That of the file as the record is to know it, if that is not the piece.
    private mutating func note(
        _ piece: RenderedPiece,
        at path: RelativePath,
        hash: String? = nil,
        isByHand: Bool = false
    ) {
        let types = piece.file.types.map(\.name)
        if let index = files.firstIndex(where: { $0.path == path.text }) {
            files[index].types += types
            return
        }
        var file = ModuleRecord.File(path: path.text, text: piece.text, types: types)
        file.hash = hash ?? file.hash
        file.isByHand = isByHand
        files.append(file)
    }

    private mutating func put(_ grown: PieceGrowth.Grown, _ piece: Piece, in tree: inout FileTree) throws(Failure) {
        let change = try tree.write(grown.outcome.bytes, to: grown.path)
        notes += grown.outcome.notes.map { $0.problem(in: grown.path.text, isRestyled: grown.isRestyled) }
        let status: Plan.Entry.Status = change == nil ? .unchanged : .edited
        if let index = entries.firstIndex(where: { $0.path == grown.path.text }) {
            if status == .edited, entries[index].status == .unchanged { entries[index].status = .edited }
            return
        }
        entries.append(
            Plan.Entry(path: grown.path.text, status: status, piece: piece.id, title: piece.title, isOfApp: false)
        )
    }

    private mutating func put(
        _ text: String,
        at path: RelativePath,
        piece: Piece,
        replaces: Bool,
        in tree: inout FileTree
    ) throws(Failure) {
        guard var status = try tree.place(text, at: path, overwrites: replaces) else {
            conflicts.append(PlanConflict(path: path.text, title: piece.title))
            return
        }
        if status == .overwritten, piece.id == Self.bookkeeping { status = .edited }
        entries.append(
            Plan.Entry(
                path: path.text,
                status: status,
                piece: piece.id,
                title: piece.title,
                isOfApp: piece.scope == .app
            )
        )
    }

    private mutating func merge(_ piece: RenderedPiece, in tree: inout FileTree) throws(Failure) {
        let all = try CatalogueEntries(of: piece, in: style).entries
        let additions = all.filter { !isNewInStyle($0, of: piece) }
        let old = try tree.read(piece.path)
        let (merged, present) = try catalogue(old, adding: additions, at: piece.path)
        // What the app had with its base is no news, though the record does not name it.
        if all.contains(where: { isNewInStyle($0, of: piece) && !present.contains($0.key) }) {
            restyled.insert(piece.path.text)
        }
        let change = try tree.write(merged, to: piece.path)
        if piece.piece.scope != .app {
            texts += additions.map { text in
                let isNew = !present.contains(text.key)
                return ModuleRecord.Text(file: piece.path.text, key: text.key, value: text.value, isNew: isNew)
            }
            if old == nil { catalogues.append(piece.path.text) }
        } else if old == nil {
            try bring(piece.path, merged) { Set(additions.map { "\"\($0.key)\"" }) }
        }
        note(piece, change == nil ? .unchanged : old == nil ? .created : .edited)
    }

    /// Whether the style asks for a text, and did not when it wrote the module.
    private func isNewInStyle(_ text: StringCatalogue.Entry, of piece: RenderedPiece) -> Bool {
        guard let growth, !overwrites, piece.piece.scope != .app else { return false }
        return growth.earlier?.keys.contains(text.key) == true && !growth.record.texts.contains { $0.key == text.key }
    }

    /// A catalogue with entries added, and the keys that it had before.
    private func catalogue(
        _ old: [UInt8]?,
        adding entries: [StringCatalogue.Entry],
        at path: RelativePath
    ) throws(Failure) -> (bytes: [UInt8], keys: Set<String>) {
        guard let old else { return (StringCatalogue.new(entries), []) }
        let editor = try CatalogueEditor(old, name: path.text)
        return (editor.adding(entries), editor.keys)
    }

    /// A catalogue may be a piece of the base app and of the module at once: it is told once, as the module's.
    private mutating func note(_ piece: RenderedPiece, _ status: Plan.Entry.Status) {
        let isOfApp = piece.piece.scope == .app
        if let index = entries.firstIndex(where: { $0.path == piece.path.text }) {
            if !isOfApp { entries[index].isOfApp = false }
            return
        }
        entries.append(
            Plan.Entry(
                path: piece.path.text,
                status: status,
                piece: piece.piece.id,
                title: piece.piece.title,
                isOfApp: isOfApp
            )
        )
    }
}
