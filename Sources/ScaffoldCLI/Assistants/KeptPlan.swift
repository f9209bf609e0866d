import Diagnostics
import FileTransaction

/// A plan that a client may apply: the command that made it, and what it would change.
struct KeptPlan: Sendable {
    /// The same for the same changes to the same app.
    let id: String
    let root: RootFolder
    /// The command without what makes it a dry run.
    let words: [String]
    let input: String
    private let changes: [FileChange]

    init(_ changes: [FileChange], of words: [String], _ input: String, in root: RootFolder) {
        (self.root, self.words, self.input, self.changes) = (root, words, input, changes)
        let texts = changes.flatMap { change in
            [change.path.text, ContentHash(of: change.old ?? []).text, ContentHash(of: change.new ?? []).text]
        }
        id = String(
            ContentHash(of: Array(([root.path] + words + [input] + texts).joined(separator: "\n").utf8)).text.prefix(12)
        )
    }

    /// Refuses other changes than those of the plan, or none where the app has all of them.
    func check(_ found: [FileChange]) throws(Failure) {
        guard found != changes, !found.isEmpty else { return }
        let (known, new) = (Set(changes), Set(found))
        let paths = Set(known.symmetricDifference(new).map(\.path)).sorted().map(\.text)
        let others = paths.dropFirst().isEmpty ? "" : ", and so \(paths.dropFirst().prefix(4).joined(separator: ", "))"
        let more = paths.count > 5 ? " and \(paths.count - 5) more" : ""
        let problem = Problem(
            "the app has changed since the plan was made, which would now change this file in another way\(others)\(more)",
            at: SourceMark(source: paths[0]),
            hint: "plan again, and read the new plan; nothing was written"
        )
        throw Failure(.conflict, [problem])
    }
}
