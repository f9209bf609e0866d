/// Finds where a module's pieces stand, and grows the files that people have edited since.
struct PieceGrowth {
    /// What a run does with one piece.
    enum Decision {
        /// There is no file: one is to be written.
        case create(RelativePath)
        /// Another file stands there.
        case conflict
        /// The piece's file, with what becomes of it and of other files that hold types of the piece.
        case grow(RelativePath, [Grown])
        /// The piece is one that nobody asks for any more, and gone.
        case skip
    }

    /// One file with its bytes after growing.
    struct Grown {
        let path: RelativePath
        let standing: [UInt8]
        let outcome: FileGrowth.Outcome
    }

    var record: ModuleRecord
    let earlier: EarlierModule?
    let app: AppSurvey
    /// Whether the app keeps this module's spec: then its declarations are its own, wherever they stand.
    let isKnown: Bool
    /// The paths that only screens need which nobody asks for any more.
    var unasked: Set<String> = []

    /// What is to become of a piece.
    func decision(on piece: RenderedPiece, in tree: FileTree) throws(PlanError) -> Decision {
        let names = piece.file.types.map(\.name)
        let path = try place(of: piece, names, in: tree)
        guard let standing = try read(path, in: tree) else {
            return unasked.contains(piece.path.text) ? .skip : .create(path)
        }
        let declared = piece.isSwift ? Set(SwiftFile(path: path.text, bytes: standing).types.map(\.name)) : []
        // In a module that was written by hand, what declares nothing for others stands at its place: a package's manifest.
        let isAdopted = isKnown && record.files.isEmpty && names.isEmpty
        guard
            record.owns(path.text) || !declared.isDisjoint(with: names) || isAdopted
                || standing.elementsEqual(piece.text.utf8)
        else { return .conflict }
        let others = try elsewhere(names.filter { !declared.contains($0) }, from: path, in: tree)
        let growth = FileGrowth(
            path: path.text,
            isSwift: piece.isSwift,
            scope: .file(besides: Set(others.flatMap(\.names)))
        )
        let old = earlier?.texts[piece.path.text]
        var grown = [
            Grown(path: path, standing: standing, outcome: try growth.grow(standing, old: old, new: piece.text))
        ]
        for other in others {
            let growth = FileGrowth(path: other.path.text, isSwift: true, scope: .types(other.names))
            let outcome = try growth.grow(other.standing, old: old, new: piece.text)
            grown.append(Grown(path: other.path, standing: other.standing, outcome: outcome))
        }
        return .grow(path, grown)
    }

    /// Where the piece's file stands: at its path, or where its first type is declared.
    private func place(of piece: RenderedPiece, _ names: [String], in tree: FileTree) throws(PlanError) -> RelativePath
    {
        if try read(piece.path, in: tree) != nil, record.owns(piece.path.text) || !isKnown { return piece.path }
        let stem = piece.path.name.dropLast(".swift".count)
        let first = names.first { $0 == stem } ?? names.first
        guard isKnown, let first, let mark = app.place(of: first), let path = try? RelativePath(mark.source) else {
            return piece.path
        }
        return path
    }

    private typealias Other = (path: RelativePath, standing: [UInt8], names: Set<String>)

    /// The files in which a person has put types of the piece, by the module's own record or spec.
    private func elsewhere(_ names: [String], from path: RelativePath, in tree: FileTree) throws(PlanError) -> [Other] {
        var found: [Other] = []
        for name in names where isKnown && (record.declares(name) || record.files.isEmpty) {
            guard let mark = app.place(of: name), mark.source != path.text,
                let other = try? RelativePath(mark.source)
            else { continue }
            if let index = found.firstIndex(where: { $0.path == other }) {
                found[index].names.insert(name)
            } else if let standing = try read(other, in: tree) {
                found.append((other, standing, [name]))
            }
        }
        return found
    }

    private func read(_ path: RelativePath, in tree: FileTree) throws(PlanError) -> [UInt8]? {
        do throws(FileTreeError) { return try tree.read(path) } catch { throw .files(error) }
    }
}
