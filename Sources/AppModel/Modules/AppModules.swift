import Diagnostics
import FileTransaction
import SwiftOutline

/// The modules of an app of any architecture, as far as their names and folders show them.
///
/// A module has a folder of its name with something that is shown in it, or at least two types of different roles: `MoviesView`
/// and `MoviesViewModel`.
package struct AppModules: Sendable {
    /// A module of the app.
    package struct Module: Sendable, Equatable {
        package let words: NameWords
        /// Its folders, which may be several layers' (`Movies`, `Tests/Movies`); empty if its files lie among others'.
        package var folders: [RelativePath]
        /// The number of its source files.
        package var files = 0
        /// The types that show it, without those of other modules within its folders.
        package var types: Set<String> = []

        package init(words: NameWords, folders: [RelativePath], files: Int = 0, types: Set<String> = []) {
            (self.words, self.folders, self.files, self.types) = (words, folders, files, types)
        }

        package var name: String { words.pascal }
    }

    package private(set) var modules: [Module] = []

    package init(of app: AppModel) {
        let sources = app.files.filter { $0.role == .source && !$0.isGenerated }
        let entries = Set(sources.filter(\.isAppEntry).flatMap(\.path.ancestors))
        let stems = Self.stems(of: sources)
        var folders: [String: [RelativePath]] = [:]
        var marked: Set<RelativePath> = []
        for file in sources {
            guard file.visibleTypes.contains(where: \.showsModule) else { continue }
            for folder in file.path.ancestors where !entries.contains(folder) && marked.insert(folder).inserted {
                let stem = RoleWords.folderStem(String(folder.name))
                let isNone = RoleWords.isNoModule(stem, hasTypes: stems.contains(stem.pascal))
                guard !isNone, SwiftIdentifier.isValid(stem.pascal) else { continue }
                folders[stem.pascal, default: []].append(folder)
            }
        }
        for (name, found) in folders {
            let outermost = found.filter { folder in !found.contains { $0 != folder && folder.isInside($0) } }
            modules.append(Module(words: NameWords(name), folders: outermost.sorted()))
        }
        modules = modules.filter { module in Self.holdsOwnNames(module, sources) }
        addWithoutFolder(stems, sources)
        count(in: sources)
        modules.sort { $0.name < $1.name }
    }

    /// Whether a folder holds a type of its own name, so that it is not one of a layer or of a topic.
    private static func holdsOwnNames(_ module: Module, _ sources: [SourceFile]) -> Bool {
        let map = NameMap(finding: module.words)
        return sources.contains { file in
            module.folders.contains(where: file.path.isInside) && file.visibleTypes.contains { map.matches($0.name) }
        }
    }

    /// The names that at least two types of different roles begin with.
    private static func stems(of sources: [SourceFile]) -> [String] {
        var roles: [String: Set<String>] = [:]
        for file in sources {
            for type in file.visibleTypes {
                let words = NameWords(type.name).words
                guard RoleWords.isMark(words) else { continue }
                let stem = RoleWords.withoutRole(words)
                roles[stem.joined(), default: []].insert(words.dropFirst(stem.count).joined())
            }
        }
        return roles.filter { $0.value.count > 1 }.keys.sorted()
    }

    /// Finds a module by its types' names, if its folder has another name or holds the types of several, which are modules then.
    package mutating func find(_ asked: NameWords, in app: AppModel) -> Module? {
        let sources = app.files.filter { $0.role == .source && !$0.isGenerated }
        let stems = Self.stems(of: sources)
        let longest = stems.map { NameWords($0).words }.sorted { $0.count > $1.count }
        func files(of name: String) -> [SourceFile] {
            sources.filter { file in
                file.visibleTypes.contains { type in
                    let words = NameWords(type.name).words
                    return longest.first(where: words.starts)?.joined() == name
                }
            }
        }
        guard let name = stems.first(where: { $0.lowercased() == asked.pascal.lowercased() }),
            let home = files(of: name).compactMap({ owner(of: $0.path) }).first
        else { return nil }
        let others = stems.filter { stem in
            !NameWords(stem).words.starts(with: NameWords(name).words)
                && files(of: stem).contains { file in home.folders.contains(where: file.path.isInside) }
        }
        let parts = ([name] + others).map { name in
            let own = Set(files(of: name).map(\.path))
            let whole = Set(own.flatMap(\.ancestors)).filter { folder in
                sources.allSatisfy { !$0.path.isInside(folder) || own.contains($0.path) }
            }
            let outermost = whole.filter { folder in !whole.contains { $0 != folder && folder.isInside($0) } }
            return Module(words: NameWords(name), folders: others.isEmpty ? home.folders : outermost.sorted())
        }
        self = parted(home, into: parts)
        count(in: sources)
        return modules.first { $0.words == parts[0].words }
    }

    private mutating func addWithoutFolder(_ stems: [String], _ sources: [SourceFile]) {
        for name in stems {
            let words = NameWords(name)
            let isKnown = modules.contains { $0.words == words || $0.words == GrammaticalNumber.other(of: words) }
            let isWithin = modules.contains { module in
                !module.folders.isEmpty
                    && sources.contains { file in
                        module.folders.contains(where: file.path.isInside)
                            && file.visibleTypes.contains { $0.name.hasPrefix(name) }
                    }
            }
            if !isKnown, !isWithin, !RoleWords.isNoModule(words) { modules.append(Module(words: words, folders: [])) }
        }
    }

    private mutating func count(in sources: [SourceFile]) {
        for index in modules.indices {
            let own = sources.filter { owns($0, modules[index]) }
            modules[index].files = own.count
            modules[index].types = Set(own.flatMap(\.visibleTypes).map(\.name))
        }
    }

    private func owns(_ file: SourceFile, _ module: Module) -> Bool {
        guard module.folders.isEmpty else { return module.folders.contains(where: file.path.isInside) }
        let words = NameWords(file.path.baseName).words
        return words.starts(with: module.words.words) && RoleWords.isOfModule(words.dropFirst(module.words.words.count))
    }

    /// The module that a file lies in; of nested ones the inner.
    package func owner(of path: RelativePath) -> Module? {
        let around = modules.compactMap { module in
            module.folders.filter(path.isInside).map { ($0.text.count, module) }.max { $0.0 < $1.0 }
        }
        return around.max { $0.0 < $1.0 }?.1
    }

    /// The modules with the screens of one in its place.
    package func parted(_ module: Module, into screens: [Module]) -> AppModules {
        var parted = self
        parted.modules.removeAll { other in
            other.words == module.words
                || other.folders.contains { folder in module.folders.contains(where: folder.isInside) }
        }
        parted.modules += screens
        return parted
    }

    /// The module with a name, in either number.
    package func module(named words: NameWords) -> Module? {
        let folded = words.pascal.lowercased()
        if let found = modules.first(where: { $0.name.lowercased() == folded }) { return found }
        let other = GrammaticalNumber.other(of: words).pascal.lowercased()
        return modules.first { $0.name.lowercased() == other }
    }

    /// Modules that are made alike.
    package struct Kind: Sendable {
        /// The names of the modules, the most usual first.
        package var names: [String] = []
        /// What most of them have, such as `View` and `ViewModel`, sorted.
        package var roles: [String] = []
    }

    /// The kind of module that the app has most of: the others have two of three of what the most usual one has, or more.
    package var usualKind: Kind {
        let all = modules.filter { $0.files > 1 }.map { module in
            let map = module.map(keeping: self)
            return (name: module.name, roles: Set(module.types.filter(map.matches).map { map.role(of: $0) }))
        }
        // The share of roles that two modules have in common: a large module is like all others in a few.
        let likeness = all.map { own in
            all.reduce(0) {
                $0 + Double(own.roles.intersection($1.roles).count) / Double(own.roles.union($1.roles).count)
            }
        }
        guard let best = likeness.indices.max(by: { likeness[$0] < likeness[$1] }) else { return Kind() }
        let usual = all[best]
        let others = all.filter {
            $0.name != usual.name && 3 * $0.roles.intersection(usual.roles).count >= 2 * usual.roles.count
        }
        let roles = usual.roles.filter { role in
            !role.isEmpty && 3 * others.count { $0.roles.contains(role) } >= 2 * others.count
        }
        return Kind(names: [usual.name] + others.map(\.name), roles: roles.map { $0.joined() }.sorted())
    }

    /// The names of the modules that are worth copying, the likeliest first: those of the usual kind, small ones before large ones.
    package var names: [String] {
        let usual = Set(usualKind.names)
        func rank(_ module: Module) -> (Int, Int, String) {
            (usual.contains(module.name) ? 0 : 1, module.files, module.name)
        }
        return modules.filter { $0.files > 1 }.sorted { rank($0) < rank($1) }.map(\.name)
    }

    /// The command that writes a module as a copy of the likeliest other one; `nil` if there is none.
    package func copyCommand(for module: String) -> String? {
        names.first { $0 != module }.map { "scaffold module \(module) --like \($0)" }
    }
}

extension AppModules.Module {
    /// A map that tells whether a name has the module's words.
    package func map(keeping modules: AppModules) -> NameMap {
        NameMap(finding: words, keeping: modules.modules.map(\.words))
    }
}

extension Declaration {
    /// Whether the type shows a module: by its name, or as a view, a view controller or a reducer, also of a kind that the app or a
    /// library brings (`ConnectedView`, `UITableViewController`).
    package var showsModule: Bool {
        if RoleWords.isMark(NameWords(name).words) { return true }
        return inheritance.lazy.map { TypeText.bare(of: $0.text) }.contains { base in
            base == "Reducer" || base.hasSuffix("ViewController") || kind == .struct && base.hasSuffix("View")
        }
    }

    /// Whether a program starts with the type, so that there can be no second one.
    package var isEntryPoint: Bool {
        ["main", "UIApplicationMain", "NSApplicationMain"].contains { hasAttribute($0) }
    }
}

extension SourceFile {
    /// The text before the file's code.
    package var head: String { outline.source.text(0..<(outline.tokens.first?.start ?? 0)) }

    /// Whether a tool writes the file, by its name, its folder, the comments before its code or the configuration.
    package var isGenerated: Bool {
        if isListedAsGenerated || path.components.contains("Generated")
            || path.name.lowercased().hasSuffix("generated.swift")
        {
            return true
        }
        let head = head.lowercased()
        return ["generated using ", "@generated", "do not edit"].contains { head.contains($0) }
    }

    /// The tool that writes the file, where the comments before its code name it: `Generated by Needle`.
    package var generator: String? {
        let head = head.split { $0 == " " || $0.isNewline }
        let place = head.indices.dropLast(2).first { index in
            head[index].lowercased() == "generated" && ["by", "using", "with"].contains(head[index + 1].lowercased())
        }
        return place.map { String(head[$0 + 2].filter { $0.isLetter || $0.isNumber }) }
    }

    /// Whether the app starts in this file.
    package var isAppEntry: Bool {
        outline.declarations.contains { declaration in
            declaration.kind.isType
                && (declaration.isEntryPoint || declaration.isNamed("AppDelegate")
                    || declaration.isNamed("SceneDelegate"))
        }
    }
}

extension RelativePath {
    /// The name of a file up to its first dot or plus sign.
    package var baseName: String { String(name.prefix { $0 != "." && $0 != "+" }) }
}
