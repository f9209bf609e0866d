import AppModel
import Diagnostics
import FileTransaction

/// Plans a style of the team's own from a module that the app has.
package struct StyleLearner: Sendable {
    private let library: StyleLibrary

    package init(_ library: StyleLibrary) {
        self.library = library
    }

    /// Plans the style's folder: a manifest, a template for each file, and a text on what was learnt.
    ///
    /// - Parameter exemplar: The name of the module.
    /// - Throws: `Failure`, with conflicts for existing files.
    package func plan(_ name: Located<String>, from exemplar: Located<String>, in tree: inout FileTree)
        throws(Failure) -> ChangeSet
    {
        let own = OwnStylePlanner(library)
        let style = try own.checked(name)
        try own.checkNotBuiltIn(name)
        let request = LikeRequest(name: exemplar, exemplar: exemplar, options: ExtentOptions())
        let planner = LikePlanner(request, frameworks: library.frameworks)
        let module = try LearntModule(exemplar, planner, in: AppModel.of(tree), tree)
        var plan = try own.write(LearntStyleText(style, module).files, named: style, to: &tree)
        let learnt = try library.adding(ownStylesOf: tree).style(Located(style, at: name.mark))
        let comparison = try ModuleComparison(of: Located(module.name, at: exemplar.mark), with: learnt, in: tree)
        plan.notes += module.left.filter { $0.severity != .note } + [comparison.note]
        return plan
    }
}
