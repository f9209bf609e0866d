import Diagnostics

/// Finds where a module's pieces stand, and grows the files that people have edited since.
struct PieceGrowth {
    /// What a run does with one piece.
    enum Decision {
        /// There is no file: one is to be written.
        case create(RelativePath)
        /// Another file stands there.
        case conflict
        /// The piece's file, with what becomes of it and of other files that hold types of the piece, and the hash for the record.
        case grow(RelativePath, [Grown], hash: String)
        /// The piece is one that nobody asks for any more, and gone.
        case skip
        /// The style asks for the piece, and did not when it wrote the module.
        case isNewInStyle
    }

    /// One file with its bytes after growing.
    struct Grown {
        let path: RelativePath
        let standing: [UInt8]
        let outcome: FileGrowth.Outcome
        /// Whether the style writes the file otherwise than when the record was made.
        var isRestyled = false
    }

    var record: ModuleRecord
    let earlier: EarlierModule?
    let app: AppSurvey
    /// Whether the app keeps this module's spec: then its declarations are its own, wherever they stand.
    let isKnown: Bool
    /// The paths that only screens need which nobody asks for any more.
    var unasked: Set<String> = []

    /// What is to become of a piece.
    func decision(on piece: RenderedPiece, in tree: FileTree) throws(Failure) -> Decision {
        let names = piece.file.types.map(\.name)
        let path = try place(of: piece, names, in: tree)
        guard let standing = try tree.read(path) else {
            if unasked.contains(piece.path.text) { return .skip }
            let isKnown = earlier?.texts[piece.path.text] == nil || record.owns(piece.path.text)
            return isKnown ? .create(path) : .isNewInStyle
        }
        let declared = piece.isSwift ? Set(FileSummary(path: path, bytes: standing).types.map(\.name)) : []
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
        let recorded = record.hash(of: path.text)
        let isUntouched = recorded == ContentHash(of: standing).description
        let outcome = try growth.grow(standing, old: old, new: piece.text, isUntouched: isUntouched)
        let isRestyled = recorded != nil && old.map { ContentHash(of: Array($0.utf8)).description } != recorded
        var grown = [Grown(path: path, standing: standing, outcome: outcome, isRestyled: old != nil && isRestyled)]
        for other in others {
            let growth = FileGrowth(path: other.path.text, isSwift: true, scope: .types(other.names))
            let outcome = try growth.grow(other.standing, old: old, new: piece.text)
            grown.append(Grown(path: other.path, standing: other.standing, outcome: outcome))
        }
        // What a person has changed, and the run has not, is on record as it was written.
        let isKept = recorded != nil && !isUntouched && old == piece.text && outcome.bytes != Array(piece.text.utf8)
        let written = isUntouched ? outcome.bytes : Array(piece.text.utf8)
        let hash = isKept ? recorded : ContentHash(of: written).description
        return .grow(path, grown, hash: hash ?? "")
    }

    /// Where the piece's file stands: at its path, or where its first type is declared.
    private func place(of piece: RenderedPiece, _ names: [String], in tree: FileTree) throws(Failure) -> RelativePath {
        if try tree.read(piece.path) != nil, record.owns(piece.path.text) || !isKnown { return piece.path }
        let stem = piece.path.name.dropLast(".swift".count)
        let first = names.first { $0 == stem } ?? names.first
        guard isKnown, let first, let mark = app.place(of: first), let path = try? RelativePath(mark.source) else {
            return piece.path
        }
        return path
    }

    private typealias Other = (path: RelativePath, standing: [UInt8], names: Set<String>)

    /// The files in which a person has put types of the piece, by the module's own record or spec.
    private func elsewhere(_ names: [String], from path: RelativePath, in tree: FileTree) throws(Failure) -> [Other] {
        var found: [Other] = []
        for name in names where isKnown && (record.declares(name) || record.files.isEmpty) {
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
