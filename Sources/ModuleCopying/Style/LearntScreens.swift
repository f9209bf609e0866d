import AppModel
import Diagnostics
import ModulePlanning

/// The screens of a module that templates are made of: the one that the module begins with, and another one, which stands for all
/// others.
struct LearntScreens {
    let root: NameWords
    let other: NameWords?

    /// The own words of the screens, with those that stand for them.
    func own(_ screens: ModuleScreens) -> [NameMap.Pair] {
        [(root, ModulePlaceholder.root), (other, ModulePlaceholder.screen)].compactMap { screen, words in
            let own = screen.map(screens.own) ?? ""
            return own.isEmpty ? nil : NameMap.Pair(old: NameWords(own), new: words)
        }
    }

    /// Leaves the screens in a module's extent, and nothing that is named by the own words of the others.
    func choose(in extent: inout Extent, of app: AppModel, _ screens: ModuleScreens, at mark: SourceMark)
        throws(Failure)
    {
        let name = Located(extent.name, at: mark)
        var request = LikeRequest(name: name, exemplar: name, options: ExtentOptions())
        let chosen = [root, other].compactMap(\.self)
        request.screens = chosen.map { Located($0.pascal, at: mark) }
        _ = try request.choose(in: &extent, of: app, for: NameWords(extent.name))
        let others = screens.inOrder.filter { !chosen.contains($0) }.map(screens.own).filter { !$0.isEmpty }
        let omitted = extent.omittedNames.pairs.map(\.old) + others.map { NameWords($0) }
        extent.omittedNames = NameMap(findingExactly: omitted, keeping: chosen)
    }

    /// What a file with some types is written for.
    func scope(of types: [String], _ screens: ModuleScreens) -> LearntFile.Scope {
        let shown = Set(types.map(screens.screen(ofType:)))
        guard shown.count == 1, let screen = shown.first else { return .module }
        return screen == root ? .root : screen != nil && screen == other ? .screen : .module
    }
}
