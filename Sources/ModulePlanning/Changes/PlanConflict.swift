import AppModel
import Diagnostics

/// A planned file whose path is taken by another file.
package struct PlanConflict: Sendable, Equatable, CustomStringConvertible {
    package var path: String
    /// The title of the planned file.
    package var title: String
    /// Whether an option of the command can overwrite the file.
    var canForce = true
    /// What the app lacks and the planned file declares for all modules. The existing file is the app's own.
    var needs: DeclarationPattern?
    /// The module, if the existing file is its kept spec.
    var keptModule: String?

    package init(path: String, title: String) { (self.path, self.title) = (path, title) }

    /// The conflict as a problem, with a hint.
    package var problem: Problem {
        if let keptModule {
            return Problem(
                "the spec of \"\(keptModule)\" is kept already",
                at: SourceMark(source: path),
                hint: "edit it, then run: scaffold module \(keptModule); or have it read from the sources with --force"
            )
        }
        if let needs {
            return Problem(
                "the module needs \"\(needs.keyword) \(needs.name)\", which the app does not declare, not here either",
                at: SourceMark(source: path),
                hint: "declare it in a file of the app, as scaffold does not replace this one"
            )
        }
        return Problem(
            "another file stands where the \(title.lowercasedFirst) would go",
            at: SourceMark(source: path),
            hint: canForce ? "move it away, or overwrite it with --force" : "move it away, or choose another name"
        )
    }

    package var description: String { problem.description }
}
