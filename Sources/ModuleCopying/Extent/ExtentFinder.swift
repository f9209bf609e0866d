import AppModel
import Diagnostics
import FileTransaction
import ModulePlanning
import SwiftEdits
import SwiftOutline

/// Finds what belongs to a module of the app.
struct ExtentFinder {
    /// A module of more files is rather a part of the app.
    static let mostFiles = 200

    let app: AppModel
    let tree: FileTree
    private let options: ExtentOptions
    private let configuration: AppConfiguration
    let modules: AppModules
    let module: AppModules.Module
    /// The module's words, to tell whether a name has them.
    let stem: NameMap
    /// Whether no other module has the module's name in the other number.
    var isNamedInBothNumbers: Bool { stem.pairs.count > 1 }
    /// The app's own name, which is not the module's: `DailyRecord` in a module `Record`.
    let appName: NameWords
    /// The other folders of the module's name.
    let namesakes: Set<RelativePath>
    var extent: Extent
    var taken: Set<RelativePath> = []
    /// The files that stay, because the rest of the app uses all their types.
    var dropped: Set<RelativePath> = []
    /// The types that are copied in any case.
    var requested: Set<String> = []

    /// - Throws: `Failure` if there is no such module, or if it cannot be copied.
    init(_ name: Located<String>, of app: AppModel, in tree: FileTree, _ options: ExtentOptions) throws(Failure) {
        var modules = app.modules
        let module = try Self.module(name, among: &modules, of: app, in: tree)
        let appName = NameWords(try AppName(of: app, in: tree).text)
        self.init(module, modules, appName, app, tree, options, try AppConfiguration.read(in: tree))
    }

    /// Finds what belongs to a screen of the module, beside which the other screens are modules.
    func screen(_ screen: NameWords, of screens: ModuleScreens) -> ExtentFinder {
        let own = screens.asModule(screen)
        let others = screens.named.filter { $0 != screen }.map(screens.asModule)
        return ExtentFinder(
            own,
            modules.parted(module, into: others + [own]),
            appName,
            app,
            tree,
            ExtentOptions(),
            configuration
        )
    }

    private init(
        _ own: AppModules.Module,
        _ modules: AppModules,
        _ appName: NameWords,
        _ app: AppModel,
        _ tree: FileTree,
        _ options: ExtentOptions,
        _ configuration: AppConfiguration
    ) {
        self.configuration = configuration
        (self.app, self.tree, self.options, self.modules, self.appName) = (app, tree, options, modules, appName)
        var own = own
        let folders = Set(app.files.flatMap(\.path.ancestors))
        own.folders += Self.partFolders(of: own, among: folders)
        module = own
        namesakes = folders.filter { folder in
            RoleWords.folderStem(String(folder.name)) == own.words && !own.folders.contains(where: folder.isInside)
        }
        let others = modules.modules.filter { other in
            other.words != own.words
                && !other.folders.contains { folder in own.folders.contains(where: folder.isInside) }
        }
        let inBothNumbers = !others.contains { $0.files > 1 && $0.words == GrammaticalNumber.other(of: own.words) }
        stem = NameMap(
            NameMap.pairs(from: module.words, to: NameMap.found, inBothNumbers: inBothNumbers),
            keeping: others.map(\.words) + [appName]
        )
        extent = Extent(name: module.name, folders: module.folders, files: [])
        extent.siblings = others.filter { $0.files > 1 }.map(\.name)
    }

    /// The words behind the name of a module's folder in those beside it with its tests, demo and interface.
    private static let parts = ["Tests", "UITests", "Testing", "Interface", "Demo", "Example"]

    /// The folders beside those of a module that are named after them, `FeatureMoviesDemo` beside `FeatureMovies`, and those of a
    /// package's tests.
    private static func partFolders(of module: AppModules.Module, among folders: Set<RelativePath>) -> [RelativePath] {
        let names = Set(module.folders.flatMap { folder in parts.map { "\(folder)\($0)" } })
        let tests = module.folders.filter { $0.components.contains("Sources") }.map { "\($0.name)Tests" }
        return folders.filter { folder in
            names.contains(folder.text)
                || folder.parent?.name == "Tests" && tests.contains { folder.name == $0 }
        }.sorted()
    }

    /// The module's extent.
    ///
    /// - Parameter types: The entities that are to be copied, too.
    mutating func found(with types: [Located<String>] = []) throws(Failure) -> Extent {
        try add(types)
        for path in try tree.files() where module.folders.contains(where: path.isInside) && Self.isCopied(path) {
            add(path, .folder)
        }
        if !options.isOnlyFolder || module.folders.isEmpty { addNamed() }
        let project = try ProjectManifest(of: tree)
        try findTargets(in: project)
        share()
        if !options.isOnlyFolder {
            try addResources()
            while addDependents() { share() }
            while dropUnused() {}
        }
        try findTargets(in: project)
        if extent.targets.isEmpty { extent.files = extent.files.filter { !isShared(resource: $0.path) } }
        try check()
        extent.files.sort { $0.path < $1.path }
        extent.shared = sharedTypes
        return extent
    }

    /// Adds the files of some types.
    ///
    /// - Throws: `Failure` if there is no such type, or if its file has others.
    private mutating func add(_ types: [Located<String>]) throws(Failure) {
        requested = Set(types.map(\.value))
        for type in types {
            guard let found = app.visibleType(type.value) else {
                let similar = Suggestion(among: app.visibleTypes.map(\.name)).hint(for: type.value)
                let hint = similar ?? "the new name goes first, as in --types Wish=Movie"
                throw Failure("the app has no type \"\(type.value)\"", at: type.mark, hint: hint)
            }
            let file = app.file(of: found)
            guard file.visibleTypes.allSatisfy({ requested.contains($0.name) }) else {
                let message = "\"\(type.value)\" shares its file with other types"
                throw Failure(message, at: app.mark(of: found), hint: "put it into a file of its own")
            }
            add(file.path, .name)
        }
    }

    mutating func add(_ path: RelativePath, _ reason: Extent.File.Reason) {
        guard !(app.file(at: path.text)?.isGenerated ?? configuration.isGenerated(path)) else { return }
        guard taken.insert(path).inserted else { return }
        extent.files.append(Extent.File(path: path, reason: reason))
    }

    static func isCopied(_ path: RelativePath) -> Bool {
        AppModel.isWritten(path)
            && !path.components.contains {
                $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") || $0.hasSuffix(".xctemplate")
            }
    }

    // MARK: - Files outside of the folders

    /// Adds the files whose names have the module's words and a role, or the form of a sibling's file beside them.
    private mutating func addNamed() {
        let siblings = modules.modules.filter { $0.words != module.words }
        for file in app.files where file.role == .source && !taken.contains(file.path) {
            let words = NameWords(file.path.baseName).words
            guard let rest = rest(of: words), !isOfSibling(file.path), !file.isAppEntry else { continue }
            if !options.isFull, !module.folders.isEmpty, RoleWords.isEntity(rest) { continue }
            if options.isFull || RoleWords.isOfModule(rest) {
                add(file.path, .name)
            } else if !RoleWords.isShared(rest), !rest.isEmpty {
                let folder = app.files.filter { $0.path.parent == file.path.parent }
                let beside = Set(folder.map { NameWords($0.path.baseName).words })
                if siblings.contains(where: { beside.contains($0.words.words + rest) }) { add(file.path, .name) }
            }
        }
        guard options.isFull else { return }
        for file in app.files where file.role == .source && stem.matches(file.path.baseName) && !isOfSibling(file.path)
        {
            add(file.path, .name)
        }
    }

    /// The words behind the module's, if the name starts with them.
    func rest(of words: [String]) -> ArraySlice<String>? {
        let name = words.joined()
        for pair in stem.pairs where words.map({ $0.lowercased() }).starts(with: pair.old.words.map { $0.lowercased() })
        {
            guard stem.renamed(name)?.hasPrefix(pair.new.pascal) == true else { return nil }
            return words.dropFirst(pair.old.words.count)
        }
        return nil
    }

    /// Whether a file belongs to another module, which neither lies in this one nor around it.
    func isOfSibling(_ path: RelativePath) -> Bool {
        if modules.manifests.isOfOther(path, than: module.folders) || isInNamesake(path) { return true }
        guard let owner = modules.owner(of: path) else { return false }
        return owner.words != module.words
            && !owner.folders.contains { folder in
                module.folders.contains { folder.isInside($0) || $0.isInside(folder) }
            }
    }

    /// Adds the nibs of its types, and the storyboard that has its name, wherever they lie.
    private mutating func addResources() throws(Failure) {
        let types = ownTypes
        for path in try tree.files(extensions: ["xib", "storyboard"]) where Self.isCopied(path) && !isOfSibling(path) {
            if types.contains(path.baseName) || stem.renamed(path.baseName) == NameMap.found.pascal { add(path, .name) }
        }
    }

    /// Adds the files that are named after the module and mention a type of it.
    private mutating func addDependents() -> Bool {
        let types = ownTypes
        var isGrown = false
        let known = taken.union(dropped)
        for file in app.files where file.role != .manifest && !known.contains(file.path) {
            guard stem.matches(file.path.baseName), !isOfSibling(file.path), !file.isAppEntry, !isPartOfOthers(file)
            else { continue }
            let own = Set(file.outline.allDeclarations.filter { $0.kind != .extension }.map(\.name))
            let names = file.outline.tokens.lazy.filter { $0.kind == .identifier }.map(file.outline.text)
            guard names.contains(where: { types.contains($0) && !own.contains($0) }) else { continue }
            add(file.path, .mention)
            isGrown = isGrown || taken.contains(file.path)
        }
        return isGrown
    }

    /// Drops the files beside the module, none of which shows, makes or wires it, that only what stays uses: a copy of them would be unused.
    private mutating func dropUnused() -> Bool {
        let unused = ownFiles.first { file in
            let (rest, names) = (rest(of: NameWords(file.path.baseName).words), Set(file.visibleTypes.map(\.name)))
            guard file.role == .source, !module.folders.contains(where: file.path.isInside), let rest,
                RoleWords.isShared(rest) || rest.last == "Error", names.isDisjoint(with: requested), !options.isFull
            else { return false }
            let users = app.sites(of: names, inPreviews: true).values.joined().map { app.files[$0.file].path }
            let others = Set(users).subtracting([file.path])
            return !others.isEmpty && others.isDisjoint(with: taken)
        }
        guard let unused else { return false }
        taken.remove(unused.path)
        dropped.insert(unused.path)
        extent.files.removeAll { $0.path == unused.path }
        return true
    }

    /// Whether a source file has words before the module's in its name, and the rest of the app uses its types.
    private func isPartOfOthers(_ file: SourceFile) -> Bool {
        guard file.role == .source, rest(of: NameWords(file.path.baseName).words) == nil else { return false }
        let uses = app.sites(of: Set(file.visibleTypes.map(\.name)), inPreviews: true).values.joined()
        return uses.map { app.files[$0.file].path }.contains { $0 != file.path && !taken.contains($0) }
    }

    /// What a project puts into the bundle under its name alone.
    private static let bundled: Set = [
        "aiff", "caf", "css", "csv", "db", "gif", "heic", "html", "jpeg", "jpg", "js", "json", "m4a", "mov", "mp3",
        "mp4", "otf", "pdf", "plist", "png", "sqlite", "strings", "stringsdict", "svg", "ttf", "wav", "xcstrings",
        "xml", "yaml", "yml",
    ]

    /// Whether a file is a resource whose copy would have its name: the app's bundle has one file of a name.
    private func isShared(resource path: RelativePath) -> Bool {
        path.fileExtension.map { Self.bundled.contains(String($0)) } == true && !stem.matches(path.baseName)
            // A catalogue or bundle is one file, with all that is in it.
            && !path.components.dropLast().contains { $0.contains(".") && !$0.hasSuffix(".lproj") }
    }

    // MARK: - Limits

    private func check() throws(Failure) {
        func failure(_ message: String, hint: String? = nil) -> Failure {
            Failure(message, at: SourceMark(source: "--like"), hint: hint)
        }
        let sources = ownFiles.filter { $0.role == .source }
        let (name, count) = (module.name, extent.files.count)
        guard !sources.isEmpty else {
            throw failure("the module \"\(name)\" has no file of its own: the rest of the app uses all its types")
        }
        guard count <= Self.mostFiles else {
            let most = "more than a module that is copied has (\(Self.mostFiles))"
            throw failure("\"\(name)\" has \(count) files, \(most)", hint: "name a module within it")
        }
        if let entry = sources.first(where: { $0.isAppEntry && !modules.manifests.isDemo($0.path) }) {
            let message = "\"\(name)\" is the app itself: it starts in \"\(entry.path)\""
            throw failure(message, hint: "name a module within it")
        }
        guard sources.count < app.files.count(where: { $0.role == .source }) else {
            throw failure("\"\(name)\" is all there is in the app")
        }
        for file in extent.files { try tree.checkMerged(file.path) }
        for file in ownFiles {
            guard let bytes = try tree.read(file.path), let defect = ReadBack.defect(in: bytes) else { continue }
            let mark = SourceMark(source: file.path.text, line: defect.line)
            throw Failure("a file of \"\(name)\" cannot be read: \(defect.message)", at: mark, hint: "mend it first")
        }
    }
}
