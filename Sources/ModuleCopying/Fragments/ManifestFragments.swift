import AppModel
import Diagnostics
import FileTransaction
import SwiftEdits
import SwiftOutline

/// The parts of the app's lists of targets that name a target, package or folder of a module: targets, products, dependencies, paths,
/// and the constants and cases that stand for them, with all that these are used in.
struct ManifestFragments {
    private let resolver: NameResolver
    private let names: ManifestNames
    private(set) var copied: CopiedCode
    private var all: [CodeFragment] = []
    private var open: [Site] = []
    /// The comparisons with what is repeated, which are left.
    private(set) var left: [Site] = []
    /// The cases that the module's own manifests name, as they stand for it.
    private let own: Set<Site>
    /// The cases that stand for a module of this name in another layer.
    private let foreign: Set<Site>
    private let folders: [RelativePath]

    /// - Parameter copied: What is copied, to which the fragments are added.
    init(of module: CopiedModule, named names: ManifestNames, beside copied: CopiedCode) {
        (resolver, self.names, self.copied) = (module.resolver, names, copied)
        (own, foreign) = Self.cases(of: module, in: copied)
        folders = module.extent.folders
        let files = resolver.targetLists.keys.sorted().filter { !copied.files.contains($0) }
        for file in files {
            for offset in namedPlaces(in: file) { add(offset, in: file) }
        }
        var count = -1
        while count != all.count {
            count = all.count
            for file in files {
                for offset in mentions(in: file) { add(offset, in: file) }
            }
        }
    }

    /// The cases that the module's own manifests name, and those of another layer's modules of this name: those that their manifests
    /// name, and the module's own do not, or do, too.
    private static func cases(of module: CopiedModule, in copied: CopiedCode) -> (own: Set<Site>, foreign: Set<Site>) {
        let resolver = module.resolver
        let used = { (files: [Int]) in
            let sites = files.flatMap { file in
                (resolver.index.tokens[file] ?? []).flatMap { resolver.candidates(for: $0, in: file) ?? [] }
            }
            return Set(sites.filter { $0.kind == .enumCase }.map(\.site))
        }
        let lists = resolver.targetLists.keys.sorted()
        let own = used(lists.filter(copied.files.contains))
        let folders = Set(module.extent.folders.map(\.name))
        let others = lists.filter { file in
            !copied.files.contains(file) && module.app.files[file].path.parent.map { folders.contains($0.name) } == true
        }
        let theirs = used(others)
        let rest = theirs.subtracting(own)
        let layered = own.filter { site in
            lists.contains { isOfOther($0, site, beside: lists, of: module) && used([$0]).contains(site) }
        }
        let foreign = (rest.isEmpty ? theirs : rest).union(layered == own ? [] : layered)
        return (own.subtracting(theirs).subtracting(foreign), foreign)
    }

    /// Whether a manifest is that of a module of another layer that a case may stand for, as other cases of the enum do for the folders
    /// beside it: `Service.movies` for `MoviesService`, as there are `Service.songs` and `SongsService`.
    private static func isOfOther(_ list: Int, _ site: Site, beside lists: [Int], of module: CopiedModule) -> Bool {
        let app = module.app
        guard let folder = app.files[list].path.parent?.text, app.files[list].path.name == "Project.swift",
            !module.extent.folders.contains(where: app.files[list].path.isInside),
            let own = app.files[site.file].outline.declarations(around: site.offset).last
        else { return false }
        let others = (own.parent?.members ?? []).filter { $0.kind == .case && $0 != own }.map { NameWords($0.name) }
        let folders = Set(lists.compactMap { app.files[$0].path.parent?.text })
        let words = NameWords(own.name)
        return others.contains { other in
            let sibling = NameMap([NameMap.Pair(old: words, new: other)]).renamed(text: folder)
            return sibling != folder && folders.contains(sibling)
        }
            // `Screen.moviesDetail` stands for `MoviesDetailScreen`, which depends on `MoviesScreen`.
            && !others.contains { $0.words.count > words.words.count && NameMap(findingExactly: [$0]).matches(folder) }
    }

    /// The fragments that are in no other one.
    var fragments: [CodeFragment] {
        all.filter { fragment in
            !all.contains { other in
                other != fragment && other.file == fragment.file && other.range.count > fragment.range.count
                    && other.range.contains(fragment.range.lowerBound)
            }
        }
    }

    /// The names that no entry of a list is around.
    var unplaced: [UnplacedName] {
        open.filter { !copied.holds($0.offset, in: $0.file) }.map { site in
            let file = resolver.app.files[site.file]
            let token = file.outline.tokens[file.outline.tokens.firstIndex(from: site.offset)]
            let text = file.outline.text(token).filter { $0 != "\"" }
            let copy = names.copy(of: text, in: file.path.parent?.text ?? "")
            return UnplacedName(mark: resolver.app.mark(of: site), copy: copy)
        }
    }

    private mutating func add(_ offset: Int, in file: Int) {
        guard !copied.holds(offset, in: file) else { return }
        let finder = FragmentFinder(resolver, in: file, by: copied)
        guard let fragment = finder.named(at: offset) ?? element(at: offset, in: file) ?? finder.argument(at: offset)
        else {
            let site = Site(file: file, offset: offset)
            if isCompared(offset, in: file) {
                if !left.contains(site) { left.append(site) }
                return
            }
            if !open.contains(site), !isDescription(offset, in: file) { open.append(site) }
            return
        }
        all.append(fragment)
        copied.fragments[file, default: []].append(fragment.part ?? fragment.range)
        for need in needs(of: fragment) { add(need.offset, in: need.file) }
    }

    // MARK: - Names

    /// The texts that name what is copied, and the cases and constants of its name.
    private func namedPlaces(in file: Int) -> [Int] {
        let outline = resolver.app.files[file].outline
        let folder = resolver.app.files[file].path.parent?.text ?? ""
        let all = outline.allDeclarations.filter { $0.kind == .case }
        let others = all.filter { foreign.contains(Site(file: file, offset: $0.nameRange.lowerBound)) }
        let texts = outline.tokens.filter { token in
            token.kind == .string && names.contains(outline.text(token).filter { $0 != "\"" }, in: folder)
                && !others.contains { $0.range.contains(token.start) }
        }
        let cases = all.filter { declaration in
            let site = Site(file: file, offset: declaration.nameRange.lowerBound)
            let isOwn =
                declaration.initialValue.map { isFolder($0.text, in: declaration) }
                ?? (names.contains(declared: declaration.name) || own.contains(site))
            return isOwn && !others.contains { $0.nameRange == declaration.nameRange }
        }
        return (texts.map(\.start) + cases.map(\.nameRange.lowerBound)).sorted()
    }

    /// Whether the value of a case is the end of the module's folder's name, as those of other cases are of folders beside it:
    /// `case movies = "Movies"` and `case songs = "Songs"` for `FeatureMovies` and `FeatureSongs`.
    private func isFolder(_ value: String, in declaration: Declaration) -> Bool {
        let cases = declaration.parent?.members.filter { $0.kind == .case && $0 != declaration } ?? []
        let name = value.filter { $0 != "\"" }
        let others = cases.compactMap { $0.initialValue?.text.filter { $0 != "\"" } }
        return folders.contains { folder in
            let beside = others.map { "\(folder.text.dropLast(name.count))\($0)/" }
            return folder.text.hasSuffix(name)
                && resolver.app.files.contains { file in beside.contains { file.path.text.hasPrefix($0) } }
        }
    }

    /// The uses of what is repeated. Constants of one name all stand for the module, whichever a place means.
    private func mentions(in file: Int) -> [Int] {
        let tokens = resolver.app.files[file].outline.tokens
        return (resolver.index.tokens[file] ?? []).filter { token in
            !resolver.index.isDeclaration(tokens[token].start, in: file)
                && (resolver.isCopied(token, in: file, by: copied)
                    || resolver.candidates(for: token, in: file)?.contains(where: copied.holds) == true)
        }.map { tokens[$0].start }
    }

    /// The declarations with the module's words that a fragment uses.
    private func needs(of fragment: CodeFragment) -> [Site] {
        resolver.tokens(in: fragment.part ?? fragment.range, of: fragment.file).flatMap { token in
            (resolver.candidates(for: token, in: fragment.file) ?? []).filter { site in
                site.kind != .label && site.kind != .local && !copied.holds(site)
            }.map(\.site)
        }
    }

    // MARK: - Places

    /// The element of a list around a name: the outermost that the name is the first value of, or else the innermost.
    private func element(at offset: Int, in file: Int) -> CodeFragment? {
        let around = resolver.code(of: file).elements(around: offset)
        let elements = around.filter { $0.kind == .element }
        if let last = elements.last, !isOwn(last, offset, in: file) { return nil }
        guard let element = elements.first(where: { isNamed($0, at: offset, in: file) }) ?? elements.last else {
            // What stands in no declaration is done when the manifest is read.
            let statement = around.last { $0.kind == .statement && $0.declaration == nil }
            guard let statement, around.allSatisfy({ $0.declaration == nil }) else { return nil }
            let all = statement.list.map(\.range)
            return CodeFragment(file: file, range: statement.range, kind: .statement, siblings: all)
        }
        let all = element.list.map(\.range)
        return CodeFragment(file: file, range: element.range, kind: .packageArgument, siblings: all)
    }

    /// Whether an element is a call with a name as the value of its first argument, or of the one for the name; or for something that is
    /// named after the module and made of the target alone, as a product is.
    private func isNamed(_ element: CodeElement, at offset: Int, in file: Int) -> Bool {
        let outline = resolver.app.files[file].outline
        return element.code.calls.contains { call in
            guard call.range.lowerBound == element.range.lowerBound,
                let argument = call.argument(labelled: "name") ?? call.arguments.first
            else { return false }
            if let list = call.argument(labelled: "targets"), list.range.contains(offset) {
                let name = argument.value.text
                return resolver.index.map.renamed(text: name) != name
                    && !outline.tokens(in: list.range).contains { $0.kind == .comma }
            }
            return argument.range.contains(offset)
                && !outline.tokens(in: argument.range).contains { $0.kind == .leftSquare }
        }
    }

    /// Whether an element is about a name: it is no value under another key, and no call for something of another name.
    private func isOwn(_ element: CodeElement, _ offset: Int, in file: Int) -> Bool {
        if let colon = resolver.app.files[file].outline.colon(in: element.range) { return offset < colon }
        let call = element.code.calls.first { $0.range.lowerBound == element.range.lowerBound }
        return call?.argument(labelled: "name").map { $0.range.contains(offset) } ?? true
    }

    /// Whether something is compared with a case: `feature != .movies`.
    private func isCompared(_ offset: Int, in file: Int) -> Bool {
        let outline = resolver.app.files[file].outline
        let token = outline.tokens.firstIndex(from: offset)
        guard token > 1, outline.tokens[token - 1].kind == .period else { return false }
        return ["==", "!="].contains(outline.text(outline.tokens[outline.startOfBase(of: token) - 1]))
    }

    /// Whether a name says what the whole file describes, or is the value of a setting.
    private func isDescription(_ offset: Int, in file: Int) -> Bool {
        let code = resolver.code(of: file)
        let element = code.elements(around: offset).last { $0.kind == .element }
        let outline = resolver.app.files[file].outline
        if let colon = element.flatMap({ outline.colon(in: $0.range) }), colon < offset {
            return !outline.text(outline.tokens[outline.tokens.firstIndex(from: offset)]).contains("/")
        }
        let call = code.calls.last { $0.argumentsRange?.contains(offset) == true }
        guard let call, ["Package", "Project", "Workspace"].contains(call.name) else { return false }
        return call.argument(labelled: "name")?.range.contains(offset) == true
    }
}
