import AppModel
import Diagnostics
import FileTransaction

/// Plans a style of the team's own from modules that the app has.
package struct StyleLearner: Sendable {
    private let library: StyleLibrary

    package init(_ library: StyleLibrary) {
        self.library = library
    }

    /// Plans the style's folder: a manifest, a template for each file, and a text on what was learnt.
    ///
    /// - Parameter exemplars: The names of the modules.
    /// - Throws: `Failure`, with conflicts for existing files.
    package func plan(_ name: Located<String>, from exemplars: [Located<String>], in tree: inout FileTree)
        throws(Failure)
        -> ChangeSet
    {
        let own = OwnStylePlanner(library)
        let style = try own.checked(name)
        try own.checkNotBuiltIn(name)
        let app = try AppModel.of(tree)
        var modules: [LearntModule] = []
        for exemplar in exemplars {
            let request = LikeRequest(name: exemplar, exemplar: exemplar, options: ExtentOptions())
            let planner = LikePlanner(request, frameworks: library.frameworks)
            modules.append(try LearntModule(exemplar, planner, in: app, tree))
        }
        let text = LearntStyleText(style, modules, in: app)
        var plan = try own.write(text.files, named: style, to: &tree)
        let module = modules[0].name
        let learnt = try library.adding(ownStylesOf: tree).style(Located(style, at: name.mark))
        let comparison = try ModuleComparison(of: Located(module, at: name.mark), with: learnt, in: tree)
        plan.notes += modules[0].left.filter { $0.severity != .note } + [comparison.note]
        return plan
    }
}
