import AppModel
import Diagnostics
import FileTransaction
import ModuleSpecs
import Styles

/// What a style has moved and renamed of one module since it wrote it, by the paths and names in the app.
///
/// It is made in the app, and in what is known of the earlier rendering, before both are merged.
struct ModuleMoves {
    private(set) var parts = MovedParts()
    /// What cannot be moved or renamed, with the reasons.
    private(set) var problems: [Problem] = []
    /// The texts of the earlier rendering by their paths, which prove the record's hashes.
    private var texts: [String: String] = [:]

    /// - Parameters:
    ///   - record: The module's, whose spec both renderings have.
    ///   - old: The style as it wrote the module, and the app before the run.
    init(
        _ moves: [Move],
        of record: ModuleRecord,
        from old: PlanningContext,
        to style: Style,
        in tree: FileTree
    ) throws(Failure) {
        guard !moves.isEmpty else { return }
        let new = try PlanningContext(style: style, in: tree, except: record.module)
        guard let before = try Self.rendered(record, in: old), let after = try Self.rendered(record, in: new) else {
            return
        }
        texts = Dictionary(before.pieces.map { ($0.path.text, $0.text) }, uniquingKeysWith: { first, _ in first })
        let model = try AppModel.of(tree)
        for move in moves {
            switch move {
            case .piece(let from, let to):
                let pieces = (before.paths(of: from), after.paths(of: to))
                guard pieces.0.count == pieces.1.count else { continue }
                for (from, to) in zip(pieces.0, pieces.1) where from != to && record.owns(from) {
                    parts.paths[from] = to
                }
            case .type(let from, let to, let mark):
                let scope: Piece.Scope = from.contains("screen.") ? .screen : .module
                for (first, second) in zip(before.values.items(of: scope), after.values.items(of: scope)) {
                    let name = try old.renderer.inline(from, at: mark, in: first.values)
                    let next = try new.renderer.inline(to, at: mark, in: second.values)
                    let isRenamed =
                        before.pieces.visibleTypes.contains(name) && after.pieces.visibleTypes.contains(next)
                    if isRenamed, name != next { rename(name, to: next, in: model) }
                }
            }
        }
    }

    private static func rendered(_ record: ModuleRecord, in context: PlanningContext) throws(Failure) -> RenderedModule?
    {
        guard let resolved = ResolvedModule(record, in: context) else { return nil }
        return try RenderedModule(resolved.asked, of: resolved, in: context)
    }

    /// Notes a new name where each mention of the old one is that of the module's type.
    private mutating func rename(_ name: String, to new: String, in model: AppModel) {
        let declared = model.files.flatMap { file in
            file.outline.allDeclarations.filter { [name, new].contains($0.name) && $0.kind != .extension }
                .map { (name: $0.name, file: file, place: $0) }
        }
        guard let own = declared.first(where: { $0.name == name }) else { return }
        guard declared.count > 1 else { return parts.names[name] = new }
        let mark = own.file.outline.source.mark(at: own.place.range.lowerBound, in: own.file.path.text)
        let message = "\"\(name)\" is not renamed to \"\(new)\": the app declares one of both a second time"
        problems.append(Problem(message, at: mark, hint: "rename one of them, or this one by hand", severity: .warning))
    }

    // MARK: - In the app

    /// The app before the run, with what was moved.
    func applied(to record: ModuleRecord, in context: PlanningContext) throws(Failure) -> PlanningContext {
        guard !parts.isEmpty else { return context }
        var (moves, tree) = (self, context.tree)
        _ = try moves.apply(to: record, in: &tree)
        return try PlanningContext(style: context.style, in: tree, except: record.module, on: context.target)
    }

    /// Moves the files, and replaces the names in the app's sources and in the record.
    mutating func apply(to record: ModuleRecord, in tree: inout FileTree) throws(Failure) -> [ChangeSet.File] {
        guard !parts.isEmpty else { return [] }
        var files: [ChangeSet.File] = []
        let table = parts.table
        for file in try AppModel.of(tree).files where !table.uses(in: file.outline).isEmpty {
            guard let bytes = try tree.read(file.path) else { continue }
            try tree.write(parts.renamed(bytes), to: file.path)
            files.append(ChangeSet.File(path: file.path.text, status: .edited, origin: .file, title: "New names"))
        }
        for (from, to) in parts.paths.sorted(by: { $0.key < $1.key }) {
            guard let old = try? RelativePath(from), let new = try? RelativePath(to), let bytes = try tree.read(old)
            else { continue }
            guard try !tree.hasFile(new) else {
                let message = "the file is not moved to \"\(to)\": there is a file"
                problems.append(Problem(message, at: SourceMark(source: from), severity: .warning))
                parts.paths[from] = nil
                continue
            }
            try tree.remove(old)
            try tree.write(bytes, to: new, like: old)
            files.removeAll { $0.path == from }
            files.append(ChangeSet.File(path: from, status: .removed, origin: .file, title: "Moved"))
            files.append(ChangeSet.File(path: to, status: .created, origin: .file, title: "Moved"))
        }
        try parts.renamed(record, provedBy: texts).write(to: &tree)
        return files
    }
}

extension RenderedModule {
    /// The paths of a piece's files, in the order of its items.
    fileprivate func paths(of id: String) -> [String] { pieces.filter { $0.piece.id == id }.map(\.path.text) }
}
