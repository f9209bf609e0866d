import AppModel
import Diagnostics
import FileTransaction
import ModuleSpecs
import Styles

/// A module of the app that is taken away and planned anew from its spec: a test of its style.
package struct RebuiltModule {
    package let comparison: ModuleComparison
    /// Why the app refuses the new plan.
    package let problems: [Problem]

    /// - Throws: `Failure` if the app has no such module of the style.
    package init(
        _ name: Located<String>,
        with style: Style,
        _ frameworks: FrameworkNames,
        in tree: FileTree
    ) throws(Failure) {
        comparison = try ModuleComparison(of: name, with: style, in: tree)
        // What is of another kind would not be written with the style.
        guard comparison.isAlike else {
            problems = []
            return
        }
        var copy = tree
        let records = [ModuleRecord.path(comparison.module), KeptSpec.path(of: comparison.module)]
        for path in comparison.files.map(\.path) + records.map({ RelativePath(trusted: $0) })
        where try copy.hasFile(path) {
            try copy.remove(path)
        }
        do throws(Failure) {
            let request = ModuleRequest(spec: comparison.spec, isPartial: true)
            _ = try ModulePlanner(style: style, frameworks: frameworks).plan(request, in: &copy)
            problems = []
        } catch {
            guard !error.isOfFiles else { throw error }
            problems = error.problems.filter { $0.severity == .error }
        }
    }

    /// All modules of a style in the app, by name.
    package static func all(of style: Style, _ frameworks: FrameworkNames, in tree: FileTree) throws(Failure)
        -> [RebuiltModule]
    {
        let kept = try KeptSpec.all(in: tree).filter { $0.style?.value == style.name }.map(\.typeName)
        let names = Set(try style.manifest.modules(in: AppModel.of(tree))).union(kept).sorted()
        guard !names.isEmpty else {
            throw Failure(
                "the app has no module of the style \"\(style.name)\"",
                hint: "scaffold style why \(style.name) shows what it lacks"
            )
        }
        var modules: [RebuiltModule] = []
        for name in names {
            modules.append(
                try RebuiltModule(Located(name, at: SourceMark(source: name)), with: style, frameworks, in: tree)
            )
        }
        return modules
    }
}
