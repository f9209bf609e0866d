import AppModel
import Diagnostics
import FileTransaction
import ModulePlanning
import Styles
import SwiftEdits
import SwiftOutline

/// Finds the repeated fragments that do not fit the rest of the app, so that they are left out of a copy.
///
/// Not every list is open: an initialiser with one parameter takes no second argument, however alike they are.
struct RejectedFragments {
    /// The tree with the copy.
    private let tree: FileTree
    private let problems: [String: [SourceMark]]

    /// - Parameter known: The messages that do not count.
    init(in tree: FileTree, _ frameworks: FrameworkNames, besides known: [String]) throws(Failure) {
        self.tree = tree
        let problems = try ReferenceCheck(frameworks: frameworks).problems(in: tree, besides: Set(known))
        self.problems = Dictionary(grouping: problems.all.compactMap(\.mark), by: \.source)
    }

    /// The fragments of a file with a problem in their copy, or in the call that their copy is an argument of.
    func fragments(_ written: [FragmentWriter.Written], in path: RelativePath) throws(Failure) -> Set<CodeFragment> {
        guard let marks = problems[path.text], let outline = try tree.outline(of: path) else { return [] }
        let file = SourceFile(path: path, outline: outline)
        let calls = file.code().calls
        let copies = Self.copies(written)
        var found: Set<CodeFragment> = []
        for mark in marks {
            let offset = file.lines.range(ofLine: mark.line ?? 0).lowerBound + (mark.column ?? 1) - 1
            var around = copies.filter { $0.range.contains(offset) }
            if around.isEmpty, let call = calls.last(where: { $0.callee.range.contains(offset) }) {
                around = copies.filter { copy in
                    copy.fragments.contains { $0.kind == .argument }
                        && call.argumentsRange?.contains(copy.range.lowerBound) == true
                }
            }
            found.formUnion(around.flatMap(\.fragments))
        }
        return found
    }

    /// Where the copies stand in the edited file.
    private static func copies(_ written: [FragmentWriter.Written]) -> [(range: Range<Int>, fragments: [CodeFragment])]
    {
        let edits = written.flatMap { entry in entry.edits.map { (edit: $0, fragments: entry.fragments) } }
        var shift = 0
        let sorted = edits.enumerated().sorted { left, right in
            let (first, second) = (left.element.edit.range, right.element.edit.range)
            return (first.lowerBound, first.upperBound, left.offset) < (
                second.lowerBound, second.upperBound, right.offset
            )
        }
        return sorted.map { _, entry in
            let start = entry.edit.range.lowerBound + shift
            shift += entry.edit.replacement.count - entry.edit.range.count
            return (start..<start + entry.edit.replacement.count, entry.fragments)
        }
    }
}
