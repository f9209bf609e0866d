import Diagnostics
import FileTransaction
import SwiftOutline

/// The folders that have several modules and are named after what these show: `Pages` of `Movies/MoviesPage` and `Songs/SongsPage`.
struct ModuleGroups {
    /// The types that are shown, by their last words: the words before, and the file.
    private let types: [String: [(stem: [String], path: RelativePath)]]

    init(in sources: [SourceFile]) {
        types = sources.reduce(into: [:]) { types, file in
            for type in file.visibleTypes where type.showsModule {
                let words = NameWords(type.name).words
                guard words.count > 1, let last = words.last?.lowercased() else { continue }
                types[last, default: []].append((words.dropLast(), file.path))
            }
        }
    }

    func contain(_ folder: RelativePath) -> Bool {
        let name = NameWords(String(folder.name))
        let roles = [name, GrammaticalNumber.other(of: name)].map { $0.pascal.lowercased() }
        let stems = roles.flatMap { role in
            (types[role] ?? []).filter { type in
                guard type.path.isInside(folder) else { return false }
                return RoleWords.isMark(type.stem + [role])
                    || type.path.ancestors.contains { NameWords(String($0.name)).words == type.stem }
            }
            .map(\.stem)
        }
        return Set(stems).count > 1
    }
}

extension AppModules {
    /// Whether a folder is a layer's part that is named after a kind of screen: `Detail` with `TeamDetailView`, of which the view model
    /// lies elsewhere.
    static func isOfLayer(_ module: Module, _ files: [SourceFile], _ named: [String: [SourceFile]]) -> Bool {
        let paths = Set(files.map(\.path))
        let names = [module.words, GrammaticalNumber.other(of: module.words)].map(\.words)
        let shown = files.flatMap(\.visibleTypes).filter(\.showsModule).map { NameWords($0.name).words }
        guard !shown.contains(where: { type in names.contains { type.starts(with: $0) } }) else { return false }
        return shown.map(RoleWords.withoutRole).contains { stem in
            names.contains { stem.count > $0.count && stem.suffix($0.count).elementsEqual($0) }
                && named[stem.joined()]?.contains { !paths.contains($0.path) } == true
        }
    }
}
