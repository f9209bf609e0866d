import AppModel
import Diagnostics
import ModulePlanning
import SwiftOutline

/// The names of a copy: those of the module's words, and those of its types that have other words.
struct CopyNames {
    /// The names in the module's own files.
    let inner: NameMap
    /// The names in the rest of the app, where those of the module's further screens count too.
    let outer: NameMap

    /// - Parameter own: The types that the copy declares anew.
    init(
        _ finder: ExtentFinder,
        _ extent: Extent,
        _ own: Set<String>,
        to new: NameWords,
        _ types: [NameMap.Pair],
        in declarations: AppDeclarations
    ) {
        let app = finder.app
        let words = finder.module.words
        let pairs = types + NameMap.pairs(from: words, to: new, inBothNumbers: finder.isNamedInBothNumbers)
        let siblings = finder.modules.modules.filter { extent.siblings.contains($0.name) }.map(\.words)
        let projects = app.files.filter { extent.holds($0.path) }.flatMap(\.projectNames)
        let kept =
            siblings + [finder.appName]
            + projects.filter { project in
                !extent.targets.contains { $0.hasPrefix(project.pascal) }
            }
        var inner = NameMap(pairs, keeping: kept)
        var further: [NameMap.Pair] = []
        let outside = app.files.filter { !extent.holds($0.path) && $0.role == .source }
        // In a target of the copy's own a name stays, but a file that names the original's would import both.
        let renamed =
            extent.targets.isEmpty ? own : own.intersection(Self.named(outside: extent, own, in: declarations))
        if !renamed.isEmpty {
            let others = Set(outside.flatMap(\.visibleTypes).map(\.name))
            let taken = Set(own.compactMap(inner.renamed))
            // Of `MoviesInfo`, `MoviesDelegate` has the first words.
            let last = zip(words.words.reversed(), new.words.reversed()).prefix { $0 == $1 }.count
            let (old, fresh) = (words.words.dropLast(last), new.words.dropLast(last))
            for name in renamed where !inner.matches(name) {
                let words = NameWords(name).words
                if !old.isEmpty, !fresh.isEmpty, last > 0, words.starts(with: old) {
                    inner.exact[name] = NameWords((fresh + words.dropFirst(old.count)).joined(separator: " ")).pascal
                    continue
                }
                // Of `ListSource` and the module's own `MoviesListSource`, the first becomes `ListWishesSource`.
                let within = NameWords((words.prefix(1) + new.words + words.dropFirst()).joined(separator: " ")).pascal
                let inFront = new.inFront(of: name)
                inner.exact[name] = taken.contains(inFront) ? within : inFront
                let stem = NameWords(RoleWords.withoutRole(words).joined(separator: " "))
                guard RoleWords.isMark(words), stem.words.count < words.count,
                    stem.words.count > 1 || !RoleWords.isNoModule(stem)
                else { continue }
                let probe = NameMap(findingExactly: [stem])
                if !others.contains(where: probe.matches) {
                    let words = NameWords((new.words + stem.words).joined(separator: " "))
                    further.append(NameMap.Pair(old: stem, new: words))
                }
            }
        }
        var outer = NameMap(pairs + further, keeping: kept)
        outer.exact = inner.exact
        (self.inner, self.outer) = (inner, outer)
    }

    /// The names that the rest of the app mentions; of those that it declares, too, where it imports the module and has no own.
    private static func named(outside extent: Extent, _ names: Set<String>, in declarations: AppDeclarations)
        -> Set<String>
    {
        let (app, imported) = (declarations.standing, Set(extent.targets))
        let sites = app.sites(of: names, inPreviews: true).filter { name, sites in
            let others = app.types(named: name).map { app.files[$0.place.file] }.filter { !extent.holds($0.path) }
            return sites.map { app.files[$0.file] }.filter { !extent.holds($0.path) }.contains { file in
                others.isEmpty
                    || !others.contains { declarations.areOfOneTarget($0, file) }
                        && file.imports.contains { imported.contains($0.name) }
            }
        }
        return Set(sites.keys)
    }
}

extension SourceFile {
    /// The names alone on a line of the file's header, as Xcode writes that of the project, if no folder around the file has them.
    fileprivate var projectNames: [NameWords] {
        head.split(whereSeparator: \.isNewline).prefix { $0.hasPrefix("//") }.map { line in
            String(line.drop { $0 == "/" || $0 == " " })
        }
        .filter { SwiftIdentifier.isValid($0) && !path.components.contains(Substring($0)) }.map { NameWords($0) }
    }
}
