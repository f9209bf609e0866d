import Diagnostics
import FileTransaction
import SwiftOutline

/// The modules of an app of any architecture, as far as their names and folders show them.
///
/// A module has a folder of its name with something that is shown in it, or at least two types of different roles: `MoviesView`
/// and `MoviesViewModel`. In an app without such modules each screen is one: `MoviesView`.
package struct AppModules: Sendable {
    /// A module of the app.
    package struct Module: Sendable, Equatable {
        package let words: NameWords
        /// Its folders, which may be several layers' (`Movies`, `Tests/Movies`); empty if its files lie among others'.
        package var folders: [RelativePath]
        /// The number of its source files.
        package var files = 0
        /// The number of tokens in these files: their size, whatever the lengths of names.
        var tokens = 0
        /// The types that show it, without those of other modules within its folders.
        package var types: Set<String> = []

        package init(words: NameWords, folders: [RelativePath], files: Int = 0, types: Set<String> = []) {
            (self.words, self.folders, self.files, self.types) = (words, folders, files, types)
        }

        package var name: String { words.pascal }
    }

    package private(set) var modules: [Module]
    package let manifests: ManifestFolders
    /// The places among the modules of those that have a folder: paths are looked up, as an app has thousands.
    private var owners: [RelativePath: [Int]]

    package init(of app: AppModel) {
        let sources = Self.sources(of: app)
        let stems = Self.stems(of: sources)
        let manifests = ManifestFolders(of: app)
        self.init(Self.withFolders(sources, stems: Set(stems), manifests), manifests)
        let named = Self.files(of: stems, in: sources)
        let own = zip(modules, files(in: sources)).filter { Self.hasOwnNames($0, $1) && !Self.isOfLayer($0, $1, named) }
        self = with(own.map(\.0))
        self = with((modules + withoutFolder(stems, sources)).sorted { $0.name < $1.name })
        if modules.isEmpty { self = with(withoutFolder(Self.stems(of: sources, roles: 1), sources)) }
        count(in: sources)
    }

    private func with(_ modules: [Module]) -> AppModules { AppModules(modules, manifests) }

    private init(_ modules: [Module], _ manifests: ManifestFolders) {
        (self.modules, self.manifests) = (modules, manifests)
        owners = modules.indices.reduce(into: [:]) { owners, index in
            for folder in modules[index].folders { owners[folder, default: []].append(index) }
        }
    }

    private static func sources(of app: AppModel) -> [SourceFile] {
        app.files.filter { $0.role == .source && !$0.isGenerated }
    }

    /// The modules that folders with something shown in them are named after, each with its outermost ones.
    private static func withFolders(_ sources: [SourceFile], stems: Set<String>, _ manifests: ManifestFolders)
        -> [Module]
    {
        let sources = sources.filter { !manifests.isDemo($0.path) }
        let entries = Set(sources.filter(\.isAppEntry).flatMap(\.path.ancestors))
        let groups = ModuleGroups(in: sources)
        var folders: [String: [RelativePath]] = [:]
        var marked: Set<RelativePath> = []
        for file in sources {
            let isShown = file.visibleTypes.contains { type in
                type.showsModule || manifests.isModular(file.path) && RoleWords.isFactory(NameWords(type.name).words)
            }
            guard isShown else { continue }
            for folder in file.path.ancestors where !entries.contains(folder) && marked.insert(folder).inserted {
                let stem = RoleWords.folderStem(folder)
                let hasTypes = stems.contains(stem.pascal)
                let isNone = RoleWords.isNoModule(stem, hasTypes: hasTypes) || !hasTypes && groups.contain(folder)
                guard !isNone, SwiftIdentifier.isValid(stem.pascal) else { continue }
                folders[stem.pascal, default: []].append(folder)
            }
        }
        return folders.map { Module(words: NameWords($0.key), folders: manifests.own(outermost($0.value))) }
    }

    private static func outermost(_ folders: some Sequence<RelativePath>) -> [RelativePath] {
        let all = Set(folders)
        return all.filter { all.isDisjoint(with: $0.ancestors) }.sorted()
    }

    /// Whether a folder has a type of its own name, so that it is not one of a layer or of a topic.
    private static func hasOwnNames(_ module: Module, _ files: [SourceFile]) -> Bool {
        let map = NameMap(finding: module.words)
        return files.contains { $0.visibleTypes.contains { map.matches($0.name) } }
    }

    /// The names that types of at least two roles begin with, or those of the screens if one is enough, sorted.
    private static func stems(of sources: [SourceFile], roles least: Int = 2) -> [String] {
        var roles: [String: Set<String>] = [:]
        for file in sources {
            for type in file.visibleTypes {
                let words = NameWords(type.name).words
                guard least > 1 ? RoleWords.isMark(words) : RoleWords.screen(of: words) != nil else { continue }
                let stem = RoleWords.withoutRole(words)
                roles[stem.joined(), default: []].insert(words.dropFirst(stem.count).joined())
            }
        }
        return roles.filter { $0.value.count >= least }.keys.sorted()
    }

    /// Finds a module by its types' names, if its folder has another name or holds the types of several, which are modules then.
    package mutating func find(_ asked: NameWords, in app: AppModel) -> Module? {
        let sources = Self.sources(of: app)
        let isAsked: (String) -> Bool = { $0.lowercased() == asked.pascal.lowercased() }
        let whole = Self.stems(of: sources)
        let isWhole = whole.contains(where: isAsked)
        let stems = isWhole ? whole : Self.stems(of: sources, roles: 1)
        guard let name = stems.first(where: isAsked) else { return joined(asked, in: sources) }
        if !isWhole, let found = screen(NameWords(name), in: sources) { return found }
        let files = Self.files(of: stems, in: sources)
        guard let home = files[name]?.compactMap({ owner(of: $0.path) }).first else {
            return isWhole ? nil : joined(asked, in: sources)
        }
        let hasOwnScreen = home.types.contains { RoleWords.screen(of: NameWords($0).words) == home.words.words }
        // Beside the screen that the folder is named after, one of a single type is a part of it.
        guard isWhole || !hasOwnScreen else { return nil }
        let others = stems.filter { stem in
            !NameWords(stem).words.starts(with: NameWords(name).words)
                && files[stem]?.contains { file in home.folders.contains(where: file.path.isInside) } == true
        }
        let all = Self.sizes(of: sources)
        let isAlone = others.isEmpty && !hasOwnScreen
        let parts = ([name] + others).map { name in
            let own = Self.sizes(of: files[name] ?? []).filter { folder, count in
                all[folder] == count && !RoleWords.isNoModule(RoleWords.folderStem(folder))
            }
            return Module(words: NameWords(name), folders: isAlone ? home.folders : Self.outermost(own.keys))
        }
        return replace(home, by: parts, in: sources)
    }

    /// Puts modules in the place of one.
    ///
    /// - Returns: The first of them.
    private mutating func replace(_ module: Module, by parts: [Module], in sources: [SourceFile]) -> Module? {
        self = parted(module, into: parts)
        count(in: sources)
        return modules.first { $0.words == parts[0].words }
    }

    /// Makes all that lies in a folder a module.
    package mutating func take(_ folder: RelativePath, as words: NameWords, of app: AppModel) -> Module? {
        let module = Module(words: words, folders: [folder])
        return replace(module, by: [module], in: Self.sources(of: app)).flatMap { $0.files > 0 ? $0 : nil }
    }

    /// A screen of one type: the module of which all types have its name, or one that lies in no module.
    private mutating func screen(_ words: NameWords, in sources: [SourceFile]) -> Module? {
        let home = modules.first { module in
            module.types.allSatisfy { $0.hasPrefix(words.pascal) }
                && module.types.contains { RoleWords.withoutRole(NameWords($0).words) == words.words }
        }
        if let home {
            guard !isOfForm(words, home) else { return home }
            return replace(home, by: [Module(words: words, folders: home.folders)], in: sources)
        }
        let alone = with([Module(words: words, folders: [])])
        let files = alone.files(in: sources)[0]
        guard !files.isEmpty, files.allSatisfy({ owner(of: $0.path) == nil }) else { return nil }
        self = with(modules + alone.modules)
        count(in: sources)
        return modules.last
    }

    /// Whether other modules have types with the same words around their names: `SettingsMovies` beside `SettingsSongs`.
    private func isOfForm(_ words: NameWords, _ home: Module) -> Bool {
        guard let place = words.words.place(of: home.words.words) else { return false }
        return modules.contains { other in
            let name = words.words[..<place.lowerBound] + other.words.words + words.words[place.upperBound...]
            return other.words != home.words && other.types.contains { NameWords($0).words.starts(with: name) }
        }
    }

    /// The module of several screens that are found as modules, as their files lie in folders of layers.
    private mutating func joined(_ words: NameWords, in sources: [SourceFile]) -> Module? {
        let parts = modules.filter { $0.folders.isEmpty && $0.words.words.starts(with: words.words) }
        guard parts.count > 1 else { return nil }
        self = with(modules.filter { !parts.contains($0) } + [Module(words: words, folders: [])])
        count(in: sources)
        return modules.last
    }

    /// The files of each of some names, which is the longest that a type of them begins with.
    private static func files(of stems: [String], in sources: [SourceFile]) -> [String: [SourceFile]] {
        let known = Set(stems.map { NameWords($0).words })
        return sources.reduce(into: [:]) { files, source in
            let names = source.visibleTypes.compactMap { type -> String? in
                let words = NameWords(type.name).words
                return words.indices.reversed().lazy.map { Array(words[...$0]) }.first(where: known.contains)?.joined()
            }
            for name in Set(names) { files[name, default: []].append(source) }
        }
    }

    /// How many of some files lie in each folder.
    private static func sizes(of files: [SourceFile]) -> [RelativePath: Int] {
        files.reduce(into: [:]) { sizes, file in
            for folder in file.path.ancestors { sizes[folder, default: 0] += 1 }
        }
    }

    /// The modules of names that no folder with a module has types of.
    private func withoutFolder(_ stems: [String], _ sources: [SourceFile]) -> [Module] {
        var types = sources.filter { owner(of: $0.path) != nil }.flatMap(\.visibleTypes).map(\.name).sorted()[...]
        var known = Set(modules.map(\.words))
        var found: [Module] = []
        for name in stems {
            types = types.drop { $0 < name }
            let words = NameWords(name)
            guard types.first?.hasPrefix(name) != true, !RoleWords.isNoModule(words),
                known.isDisjoint(with: [words, GrammaticalNumber.other(of: words)])
            else { continue }
            known.insert(words)
            found.append(Module(words: words, folders: []))
        }
        return found
    }

    private mutating func count(in sources: [SourceFile]) {
        for (index, own) in files(in: sources).enumerated() {
            modules[index].files = own.count
            modules[index].tokens = own.reduce(0) { $0 + $1.outline.tokens.count }
            modules[index].types = Set(own.flatMap(\.visibleTypes).map(\.name))
        }
    }

    /// The files of each module: those in its folders, or those of its name if it has none.
    private func files(in sources: [SourceFile]) -> [[SourceFile]] {
        let apart = modules.indices.filter { modules[$0].folders.isEmpty }
        let named = Dictionary(grouping: apart) { modules[$0].words.words }
        var files: [[SourceFile]] = modules.map { _ in [] }
        for source in sources {
            for index in places(around: source.path) { files[index].append(source) }
            let words = NameWords(source.path.baseName).words
            for end in words.indices {
                guard let own = named[Array(words[...end])], RoleWords.isOfModule(words[(end + 1)...]) else { continue }
                for index in own { files[index].append(source) }
            }
        }
        return files
    }

    /// The places of the modules that a path lies in, those of the inner first.
    private func places(around path: RelativePath) -> [Int] {
        (path.ancestors + [path]).reversed().flatMap { owners[$0] ?? [] }
    }

    /// The module that a file lies in; of nested ones the inner.
    package func owner(of path: RelativePath) -> Module? { places(around: path).first.map { modules[$0] } }

    /// The modules with the screens of one in its place.
    package func parted(_ module: Module, into screens: [Module]) -> AppModules {
        let others = modules.filter { other in
            other.words != module.words
                && !other.folders.contains { folder in module.folders.contains(where: folder.isInside) }
        }
        return with(others + screens)
    }

    /// The module with a name, in either number.
    package func module(named words: NameWords) -> Module? {
        let folded = words.pascal.lowercased()
        if let found = modules.first(where: { $0.name.lowercased() == folded }) { return found }
        let other = GrammaticalNumber.other(of: words).pascal.lowercased()
        return modules.first { $0.name.lowercased() == other }
    }
}

extension AppModel {
    /// The modules of the app, for all that ask in a run.
    package var modules: AppModules { derived { AppModules(of: $0) } }
}
