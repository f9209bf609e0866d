import Diagnostics

extension ModulePlanner {
    /// A declaration that a module has to have, with the piece that asks for it.
    struct RequiredDeclaration {
        var pattern: DeclarationPattern
        var piece: String
        var mark: SourceMark
    }

    /// Every declaration that the pieces of the request's module require, names filled in.
    func requirements(_ request: ModuleRequest, in tree: FileTree) throws(Failure) -> [RequiredDeclaration] {
        let app = try survey(of: tree)
        let prepared = try prepare(request, in: app, tree: tree)
        let renderer = PieceRenderer(style: style, conventions: prepared.conventions)
        return try contexts(prepared, app, renderer).requirements(renderer)
    }
}

extension ModulePieces {
    fileprivate func requirements(_ renderer: PieceRenderer) throws(Failure) -> [ModulePlanner.RequiredDeclaration] {
        var found: [ModulePlanner.RequiredDeclaration] = []
        for piece in pieces {
            for context in contexts(of: piece.scope) {
                if let condition = piece.condition, !(try renderer.holds(condition, at: piece.mark, in: context)) {
                    continue
                }
                for requirement in piece.requires where try renderer.holds(requirement, in: context) {
                    guard case .declaration(var pattern, _) = requirement.demand else { continue }
                    pattern.name = try renderer.inline(pattern.name, at: requirement.mark, in: context)
                    found.append(
                        ModulePlanner.RequiredDeclaration(pattern: pattern, piece: piece.id, mark: requirement.mark)
                    )
                }
            }
        }
        return found
    }
}
