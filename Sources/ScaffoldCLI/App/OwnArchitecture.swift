import AppModel
import Diagnostics
import FileTransaction
import ModuleCopying
import Styles

/// The architecture of an app that is of none of the styles, in the app's own words, and what the tool can do there.
struct OwnArchitecture {
    /// The names of the modules, the likeliest to be copied first.
    var modules: [String] { kind.ranking }
    private let kind: AppModules.Kind

    init(of tree: FileTree) throws(Failure) { kind = try AppModel.of(tree).usualKind }

    /// What the modules consist of: `modules with View and ViewModel, such as Movies`.
    var form: String {
        guard let first = modules.first(where: kind.names.contains) else {
            return "no modules that folders or names show"
        }
        guard !kind.roles.isEmpty, kind.names.count > 1 else { return "modules such as \(first)" }
        let (shown, rest) = (kind.roles.prefix(4), kind.roles.count - 4)
        let more = rest > 0 ? ", \(rest) more" : ""
        return "modules with \(shown.joined(separator: ", "))\(more), such as \(first)"
    }

    /// Two modules of a kind of which a style can be learnt; empty if the likely ones share too little.
    func pair(_ library: StyleLibrary, in tree: FileTree) throws(Failure) -> [String] {
        try StyleSuggestions(StyleLearner(library), most: 3, in: tree).learnt()?.modules ?? []
    }
}
