import Diagnostics
import ModuleSpecs
import Styles

/// A request to `scaffold module`.
package struct ModuleRequest {
    package var spec: ModuleSpec
    /// The problems from reading the spec. Its errors are reported together with those of planning.
    package var problems: Problems
    /// Whether to overwrite conflicting files.
    package var overwrites: Bool
    /// Whether to wire the entries that have a place in the app, even if others have none.
    package var isPartial: Bool
    /// The targets that build the new files, where the user names them.
    package var targets: [Located<String>] = []
    /// Set if the run brings the module to the style as it is now.
    var update: Update?
    /// Whether the module is only compared with the app. If so, its name and style are not rejected.
    var isComparison = false

    /// An update to a changed style.
    struct Update {
        /// The style as it wrote the module, and the app before the run; `nil` if that style is not known.
        let from: PlanningContext?
        /// The state of the style that the module is brought to.
        let to: StyleState
        /// What the app has under other names and paths than that style wrote.
        var moved = MovedParts()
    }

    package init(spec: ModuleSpec, problems: Problems = Problems(), overwrites: Bool = false, isPartial: Bool = false) {
        self.spec = spec
        self.problems = problems
        self.overwrites = overwrites
        self.isPartial = isPartial
    }
}
