import Diagnostics
import FileTransaction
import ModuleCopying
import Styles

extension FoundStyle {
    /// The style, for a command that writes.
    ///
    /// - Parameter name: The module that is to be written.
    /// - Throws: `Failure` if the app is of no style; it names the command that copies a module of the app, if one can be copied.
    @discardableResult
    func forWriting(in tree: FileTree, as name: String = "NAME") throws(Failure) -> FoundStyle {
        guard isOfNoStyle, let refusal = refusal(orElse: try copyCommand(for: name, in: tree)) else { return self }
        throw Failure(refusal)
    }

    private func copyCommand(for name: String, in tree: FileTree) throws(Failure) -> String? {
        let copy = try ModuleTrial(frameworks: library.frameworks).copy(in: tree, as: name)
        return copy.flatMap { $0.isPossible ? "scaffold module \(name) --like \($0.exemplar)" : nil }
    }
}
