import AppModel
import Diagnostics
import FileTransaction
import ModulePlanning
import SwiftOutline

/// The screens of a module, each by the words that its types' names begin with: `MovieDetails` of `MovieDetailsViewModel`.
struct ModuleScreens {
    /// The words of all screens, and of single views, which may be parts of a screen.
    private let stems: [NameWords]
    /// The words of the screens that have a view controller, or types of several roles.
    private let certain: Set<NameWords>
    private let module: NameWords
    private let files: [SourceFile]

    init(of module: Extent, in app: AppModel) {
        self.module = NameWords(module.name)
        files = app.files.filter { $0.role == .source && module.holds($0.path) }
        var roles: [NameWords: Set<String>] = [:]
        for type in self.files.flatMap(\.visibleTypes) {
            let words = NameWords(type.name).words
            guard let stem = RoleWords.screen(of: words) else { continue }
            roles[NameWords(stem.joined(separator: " ")), default: []].insert(words.dropFirst(stem.count).joined())
        }
        stems = roles.keys.sorted { ($1.words.count, $0.pascal) < ($0.words.count, $1.pascal) }
        let whole: Set = ["ViewController", "Controller", "VC", "Screen", "Page"]
        certain = Set(roles.filter { $0.value.count > 1 || !$0.value.isDisjoint(with: whole) }.keys)
    }

    /// The screen of a name, with the module's words or without.
    func screen(named name: Located<String>) throws(Failure) -> NameWords {
        let asked = NameWords(name.value).pascal.lowercased()
        let found = stems.first { $0.pascal.lowercased() == asked } ?? stems.first { own($0).lowercased() == asked }
        if let found { return found }
        let names = certain.map(\.pascal).sorted()
        let short = certain.map(own).filter { !$0.isEmpty }.sorted()
        let list = names.isEmpty ? "no screen was found in its files" : "found: \(names.joined(separator: ", "))"
        let hint = Suggestion(among: names + short).hint(for: name.value) ?? list
        throw Failure("\"\(module.pascal)\" has no screen \"\(name.value)\"", at: name.mark, hint: hint)
    }

    /// A screen's words behind the module's, as one word.
    func own(_ screen: NameWords) -> String {
        let names = [module, GrammaticalNumber.other(of: module)].map(\.words)
        let count = names.first { screen.words.starts(with: $0) }?.count ?? 0
        return screen.words.dropFirst(count).joined()
    }

    /// The screens that a view controller or types of several roles show, the one that the module begins with first.
    var inOrder: [NameWords] {
        func rank(_ screen: NameWords) -> Int {
            own(screen).isEmpty ? 0 : AdoptedScreens.usualRoots.contains(own(screen)) ? 1 : 2
        }
        let screens = certain.filter { rank($0) < 2 || !RoleWords.isNoModule(NameWords(own($0))) }
        return screens.sorted { (rank($0), $0.pascal) < (rank($1), $1.pascal) }
    }

    /// The screens that have words of their own.
    var named: [NameWords] { stems.filter { certain.contains($0) && !own($0).isEmpty } }

    /// A screen as a module that stands beside the others.
    func asModule(_ screen: NameWords) -> AppModules.Module {
        let types = types(of: screen)
        let count = files.count { $0.visibleTypes.contains { types.contains($0.name) } }
        return AppModules.Module(words: screen, folders: folders(of: screen), files: count, types: types)
    }

    /// The screens beside some.
    func others(than chosen: [NameWords]) -> [NameWords] {
        stems.filter { certain.contains($0) && !chosen.contains($0) }
    }

    /// The types of a screen. Of the screen that has the module's own name, those that show it.
    func types(of screen: NameWords) -> Set<String> {
        Set(files.flatMap(\.visibleTypes).map(\.name).filter { self.screen(ofType: $0) == screen })
    }

    /// The screen that a type belongs to.
    func screen(ofType name: String) -> NameWords? {
        let words = NameWords(name).words
        guard let screen = stems.first(where: { words.starts(with: $0.words) }) else { return nil }
        return !own(screen).isEmpty || RoleWords.screen(of: words) == screen.words ? screen : nil
    }

    /// The outermost folders with nothing but a screen's types.
    func folders(of screen: NameWords) -> [RelativePath] {
        let types = types(of: screen)
        let folders = Set(
            files.filter { $0.visibleTypes.contains { types.contains($0.name) } }.flatMap(\.path.ancestors)
        )
        let whole = folders.filter { folder in
            files.filter { $0.path.isInside(folder) }.flatMap(\.visibleTypes).allSatisfy { types.contains($0.name) }
        }
        return whole.filter { folder in !whole.contains { $0 != folder && folder.isInside($0) } }.sorted()
    }
}
