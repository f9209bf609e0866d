/// Lays rendered pieces over the app, and notes what becomes of each file.
struct PlanWriter {
    private let style: Style
    private let overwrites: Bool
    private var conflicts: [PlanConflict] = []
    private var files: [ModuleRecord.File] = []
    private(set) var entries: [Plan.Entry] = []

    init(style: Style, overwrites: Bool) {
        self.style = style
        self.overwrites = overwrites
    }

    mutating func add(_ piece: RenderedPiece, to tree: inout FileTree) throws(PlanError) {
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
    mutating func finish(_ module: Module, spec: ModuleSpec, record: ModuleRecord, in tree: inout FileTree)
        throws(PlanError)
    {
        let path = RelativePath(trusted: ModuleRecord.specPath(module.type))
        let text = try keptSpec(spec, module: module.type, in: tree)
        let standing = try read(path, in: tree)
        let isOurs = standing.map { record.hash(of: path.text) == ContentHash(of: $0).description } ?? true
        try put(text, at: path, piece: bookkeeping("Module spec"), replaces: overwrites || isOurs, in: &tree)
        files.append(ModuleRecord.File(path: path.text, text: text))
        let updated = ModuleRecord(module: module.type, style: style.name, files: files)
        let recordPath = RelativePath(trusted: ModuleRecord.path(module.type))
        try put(
            updated.text,
            at: recordPath,
            piece: bookkeeping("Record of what was generated"),
            replaces: true,
            in: &tree
        )
        files = []
    }

    /// Refuses the plan if anything stands in its way.
    func checkConflicts() throws(PlanError) {
        guard conflicts.isEmpty else { throw .conflicts(conflicts) }
    }

    /// The text of the spec's file: as it stands where it says the same, however it is written.
    private func keptSpec(_ spec: ModuleSpec, module: String, in tree: FileTree) throws(PlanError) -> String {
        let writer = SpecWriter(style: style.name)
        let text = writer.text(of: spec, named: module)
        let path = RelativePath(trusted: ModuleRecord.specPath(module))
        guard let bytes = try read(path, in: tree) else { return text }
        let (standing, _) = SpecFile(YAMLSource(name: path.text, bytes: bytes)).spec()
        return standing.map { writer.text(of: $0, named: module) } == text
            ? String(decoding: bytes, as: UTF8.self) : text
    }

    private func bookkeeping(_ title: String) -> Piece {
        Piece(
            id: "record",
            title: title,
            scope: .module,
            template: "",
            path: "",
            requires: [],
            mark: SourceMark(source: style.name)
        )
    }

    private mutating func create(_ piece: RenderedPiece, in tree: inout FileTree) throws(PlanError) {
        if piece.piece.scope != .app { files.append(ModuleRecord.File(path: piece.path.text, text: piece.text)) }
        if entries.contains(where: { $0.path == piece.path.text }) {
            throw .problems(
                Problems([Problem("two pieces of the style go to \"\(piece.path)\"", at: piece.piece.mark)])
            )
        }
        try put(piece.text, at: piece.path, piece: piece.piece, replaces: overwrites, in: &tree)
    }

    private mutating func put(
        _ text: String,
        at path: RelativePath,
        piece: Piece,
        replaces: Bool,
        in tree: inout FileTree
    ) throws(PlanError) {
        let bytes = Array(text.utf8)
        let old = try read(path, in: tree)
        if let old, old != bytes, !replaces {
            conflicts.append(PlanConflict(path: path.text, title: piece.title))
            return
        }
        let change = try write(bytes, to: path, in: &tree)
        let status: Plan.Entry.Status = change == nil ? .unchanged : old == nil ? .created : .overwritten
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

    private mutating func merge(_ piece: RenderedPiece, in tree: inout FileTree) throws(PlanError) {
        let source = YAMLSource(name: "\(style.name)/\(piece.piece.template)", text: piece.text)
        let additions = try CatalogueEntries(source).entries
        let old = try read(piece.path, in: tree)
        let merged: [UInt8]
        do throws(Problem) {
            merged = try StringCatalogue.adding(additions, to: old, name: piece.path.text)
        } catch {
            throw .problems(Problems([error]))
        }
        let change = try write(merged, to: piece.path, in: &tree)
        note(piece, change == nil ? .unchanged : old == nil ? .created : .edited)
    }

    private func read(_ path: RelativePath, in tree: FileTree) throws(PlanError) -> [UInt8]? {
        do throws(FileTreeError) { return try tree.read(path) } catch { throw .files(error) }
    }

    private func write(_ bytes: [UInt8], to path: RelativePath, in tree: inout FileTree) throws(PlanError) -> FileChange
        .Kind?
    {
        do throws(FileTreeError) { return try tree.write(bytes, to: path) } catch { throw .files(error) }
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
