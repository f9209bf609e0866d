import Diagnostics
import FileTransaction
import ModulePlanning

extension ModuleRepair {
    /// Fills gaps of a module in a tree.
    func fill(_ gaps: [Gap], of module: RenderedModule, in tree: inout FileTree) throws(Failure) {
        var (paths, entries, lost): (Set<RelativePath>, Set<String>, [LostPart]) = ([], [], [])
        for gap in gaps {
            switch gap.part {
            case .piece(let piece): paths.insert(piece.path)
            case .lost(let parts): lost += parts
            case .entry(let id): entries.insert(id)
            }
        }
        _ = try fill(module, writing: { paths.contains($0.path) }, wiring: entries.contains, in: &tree)
        try restore(lost, of: module, in: &tree)
    }
}
