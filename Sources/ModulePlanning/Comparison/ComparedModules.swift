import AppModel
import Diagnostics
import FileTransaction
import Styles

/// The modules of an app without a spec, which a learnt style compares with its templates.
package struct ComparedModules {
    private let repair: ModuleRepair
    private let planner: AdoptionPlanner
    /// The app's modules as their files and as its folders show them.
    private let adoption: AdoptionContext
    private let modules: AppModules

    /// Reads the app once for all modules.
    package init(of style: Style, by repair: ModuleRepair, in tree: FileTree) throws(Failure) {
        let app = try PlannedApp(of: tree)
        (self.repair, planner) = (repair, AdoptionPlanner(style: style))
        (adoption, modules) = (AdoptionContext(app, of: style), app.model.modules)
    }

    /// Renders the module that the app's files show; `nil` if it is none of the style's kind, a screen of another module, or cannot be
    /// rendered.
    package func rendered(_ module: String, in tree: FileTree) throws(Failure) -> RenderedModule? {
        guard let spec = planner.spec(of: module, on: adoption) else { return nil }
        do throws(Failure) {
            let rendered = try repair.module(spec)
            let comparison = try ModuleComparison(of: spec, rendered, in: adoption.app.model, tree)
            let home = comparison.files.first { $0.standing != nil }.flatMap { modules.owner(of: $0.path) }
            let words = NameWords(module)
            let isOwn = home.map { [words, GrammaticalNumber.other(of: words)].contains($0.words) } ?? true
            return isOwn && comparison.isAlikeInPart ? rendered : nil
        } catch {
            guard !error.isOfFiles else { throw error }
            return nil
        }
    }
}
