import AppModel
import Diagnostics
import FileTransaction
import ModuleSpecs
import Styles
import SwiftOutline

/// Refuses a module whose declarations people wrote: a name that people use is theirs.
struct TakenNames {
    let app: PlannedApp
    let module: ResolvedModule
    /// What the module declares according to its spec before the run.
    let earlier: EarlierModule?
    /// Whether files at the paths of pieces are replaced.
    let overwrites: Bool

    func check(_ pieces: [RenderedPiece], in context: PlanningContext) throws(Failure) {
        var problems: [Problem] = []
        for piece in pieces where piece.isSwift {
            guard try !isKept(piece, in: context.tree) else { continue }
            for name in piece.file.visibleTypes.map(\.name) where !isOwn(name) {
                guard let type = app.model.visibleType(name) else { continue }
                let mark = app.model.mark(of: type)
                if overwrites, mark.source == piece.path.text { continue }
                let message =
                    "\"\(type.kind.keyword) \(name)\" is not scaffold's, and the module \"\(module.asked.module.type)\" would declare it"
                problems.append(Problem(message, at: mark))
            }
        }
        if problems.isEmpty { problems = views(besides: pieces, in: context) }
        guard !problems.isEmpty else { return }
        throw Failure(.conflict, problems + [advice(in: context)])
    }

    /// The types that are named like a screen whose name is the module's own: `ChatView`, where the module `Chat` has
    /// `ChatListView`. Such a module is there already, in another form.
    private func views(besides pieces: [RenderedPiece], in context: PlanningContext) -> [Problem] {
        guard !module.isKnown, !overwrites else { return [] }
        let name = module.asked.module.type
        let planned = Set(pieces.flatMap { $0.file.visibleTypes.map(\.name) })
        let patterns = context.style.manifest.pieces.filter { !$0.isTest }.flatMap(\.typeNames)
            .filter { $0.hole == .screen }.map(\.pattern)
        return patterns.map { $0.name(name) }.filter { !planned.contains($0) }.compactMap { app.model.visibleType($0) }
            .map { type in
                let message =
                    "\"\(type.kind.keyword) \(type.name)\" is not scaffold's, and has the name of the module \"\(name)\""
                return Problem(message, at: app.model.mark(of: type))
            }
    }

    /// Whether the file at the piece's path has the piece's text already.
    private func isKept(_ piece: RenderedPiece, in tree: FileTree) throws(Failure) -> Bool {
        try tree.read(piece.path)?.elementsEqual(piece.text.utf8) ?? false
    }

    /// Whether the tool wrote the type for the module, or the module was adopted with it.
    private func isOwn(_ name: String) -> Bool {
        if module.record.declares(name) { return true }
        guard module.isAdopted else { return false }
        return earlier?.types.contains(name) ?? true
    }

    private func advice(in context: PlanningContext) -> Problem {
        let name = module.asked.module.type
        let isModule = context.style.manifest.modules(in: app.model).contains(name)
        let way =
            module.isKnown
            ? "another name for the screen would do; scaffold adopt \(name) --force reads the spec of the module anew, with all of its screens"
            : isModule
                ? "scaffold adopt \(name) reads the module that is there, so that it can grow; another name makes a new one"
                : "another name for the module would do"
        return Problem("nothing was written; \(way)", severity: .note)
    }
}
