import AppModel
import Diagnostics
import FileTransaction
import ModulePlanning
import ModuleSpecs

/// The modules of an app that share most, of which a style may be learnt.
package struct StyleSuggestions {
    /// Two modules of the kind that the app has most of.
    package struct Pair {
        package let modules: [String]
        /// How many lines a style of them would have, and how many of these each has.
        package let lines: (all: Int, shared: Int)
        /// Whether they share enough.
        let isAlike: Bool
    }

    /// The pairs of the likeliest modules, those that share most first.
    package private(set) var pairs: [Pair] = []
    private let learner: StyleLearner
    private let tree: FileTree

    /// - Parameter most: How many modules are compared.
    package init(_ learner: StyleLearner, most: Int, in tree: FileTree) throws(Failure) {
        (self.learner, self.tree) = (learner, tree)
        let app = try AppModel.of(tree)
        let (kind, kept) = (app.usualKind, try KeptSpec.names(in: tree))
        // A module of a spec may be several by its folders.
        let names = kept.count > 1 ? kept : kind.ranking.filter(kind.names.contains)
        var modules: [LearntModule] = []
        for name in names.prefix(most) {
            let name = Located(name, at: Self.mark)
            do throws(Failure) {
                modules.append(try LearntModule(name, learner.planner(of: name, ExtentOptions()), in: app, tree))
            } catch {
                // What cannot be copied cannot be learnt from.
                if error.isOfFiles { throw error }
            }
        }
        let originals = try modules.map { (module) throws(Failure) in try ModuleRecord.read(module.name, in: tree).like
        }
        var found: [(pair: Pair, shared: SharedModule)] = []
        for (index, first) in modules.enumerated() {
            for (other, second) in modules.enumerated().dropFirst(index + 1) {
                // A copy has all of what it was copied from.
                guard originals[index] != second.name, originals[other] != first.name,
                    let shared = SharedModule(of: [first, second])
                else { continue }
                let names = [first.name, second.name]
                found.append((Pair(modules: names, lines: shared.lines, isAlike: shared.isAlike), shared))
            }
        }
        pairs = found.sorted { $1.shared.isLess(than: $0.shared) }.map(\.pair)
    }

    private static let mark = SourceMark(source: "--from")

    /// The pair of which a style can be learnt that share most; `nil` if there is none.
    package func learnt() throws(Failure) -> Pair? {
        for pair in pairs where try problem(of: pair) == nil { return pair }
        return nil
    }

    /// What stops a style of a pair; `nil` if it can be learnt.
    package func problem(of pair: Pair) throws(Failure) -> String? {
        guard pair.isAlike else { return "they share too little" }
        var copy = tree
        do throws(Failure) {
            let (style, modules) = (Located("sample", at: Self.mark), pair.modules.map { Located($0, at: Self.mark) })
            _ = try learner.plan(style, from: modules, in: &copy) { (_, _, _) throws(Failure) in [] }
            return nil
        } catch {
            if error.isOfFiles { throw error }
            return error.problems.first?.message ?? ""
        }
    }
}
