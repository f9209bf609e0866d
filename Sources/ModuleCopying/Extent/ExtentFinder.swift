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
    private var extent: Extent
    private var taken: Set<RelativePath> = []
    /// The files that stay, because the rest of the app uses all their types.
    private var dropped: Set<RelativePath> = []
    /// The types that are copied in any case.
    private var requested: Set<String> = []

    /// - Throws: `Failure` if there is no such module, or if it cannot be copied.
    init(_ name: Located<String>, of app: AppModel, in tree: FileTree, _ options: ExtentOptions) throws(Failure) {
        var modules = app.modules
        let module = try Self.module(name, among: &modules, of: app)
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
        module = own
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

    private static func module(_ name: Located<String>, among modules: inout AppModules, of app: AppModel)
        throws(Failure) -> AppModules.Module
    {
        let asked = NameWords(name.value)
        if let found = modules.module(named: asked) ?? modules.module(named: RoleWords.folderStem(name.value)) {
            return found
        }
        if let found = modules.find(asked, in: app) { return found }
        let message =
            RoleWords.isNoModule(asked)
            ? "\"\(name.value)\" is the name of a layer or of a kind of type, and no module's"
            : "the app has no module \"\(name.value)\""
        throw Failure(message, at: name.mark, hint: hint(modules, for: asked.pascal))
    }

    private static func hint(_ modules: AppModules, for name: String) -> String {
        let names = modules.names
        let list = names.isEmpty ? "no module was found here" : "found: \(names.prefix(12).joined(separator: ", "))"
        return Suggestion(among: modules.modules.map(\.name)).hint(for: name) ?? list
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
        }
        try findTargets(in: project)
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

    private mutating func add(_ path: RelativePath, _ reason: Extent.File.Reason) {
        guard !(app.file(at: path.text)?.isGenerated ?? configuration.isGenerated(path)) else { return }
        guard taken.insert(path).inserted else { return }
        extent.files.append(Extent.File(path: path, reason: reason))
    }

    private static func isCopied(_ path: RelativePath) -> Bool {
        AppModel.isWritten(path)
            && !path.components.contains {
                $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") || $0.hasSuffix(".xctemplate")
            }
    }

    // MARK: - Files outside of the folders

    /// Adds the files whose names have the module's words and a role, or the form of a sibling's file beside them.
    private mutating func addNamed() {
        let siblings = modules.modules.filter { $0.words != module.words }
        for file in app.files
        where file.role == .source && !taken.contains(file.path) && !isOfSibling(file.path) && !file.isAppEntry {
            let words = NameWords(file.path.baseName).words
            guard let rest = rest(of: words) else { continue }
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
        for file in app.files where file.role == .source && !isOfSibling(file.path) && stem.matches(file.path.baseName)
        {
            add(file.path, .name)
        }
    }

    /// The words behind the module's, if the name starts with them.
    private func rest(of words: [String]) -> ArraySlice<String>? {
        let name = words.joined()
        for pair in stem.pairs where words.map({ $0.lowercased() }).starts(with: pair.old.words.map { $0.lowercased() })
        {
            guard stem.renamed(name)?.hasPrefix(pair.new.pascal) == true else { return nil }
            return words.dropFirst(pair.old.words.count)
        }
        return nil
    }

    /// Whether a file belongs to another module, which neither lies in this one nor around it.
    private func isOfSibling(_ path: RelativePath) -> Bool {
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
        for file in app.files where file.role != .manifest && !known.contains(file.path) && !isOfSibling(file.path) {
            guard stem.matches(file.path.baseName), !file.isAppEntry, !isPartOfOthers(file) else { continue }
            let own = Set(file.outline.allDeclarations.filter { $0.kind != .extension }.map(\.name))
            let names = file.outline.tokens.lazy.filter { $0.kind == .identifier }.map(file.outline.text)
            guard names.contains(where: { types.contains($0) && !own.contains($0) }) else { continue }
            add(file.path, .mention)
            isGrown = isGrown || taken.contains(file.path)
        }
        return isGrown
    }

    /// Whether a source file has words before the module's in its name, and the rest of the app uses its types.
    private func isPartOfOthers(_ file: SourceFile) -> Bool {
        guard file.role == .source, rest(of: NameWords(file.path.baseName).words) == nil else { return false }
        let uses = app.sites(of: Set(file.visibleTypes.map(\.name)), inPreviews: true).values.joined()
        return uses.map { app.files[$0.file].path }.contains { $0 != file.path && !taken.contains($0) }
    }

    // MARK: - Types

    private var ownFiles: [SourceFile] { app.files.filter { taken.contains($0.path) } }

    /// The visible types that the copy declares anew.
    private var ownTypes: Set<String> {
        Set(ownFiles.flatMap(\.visibleTypes).map(\.name)).subtracting(extent.left)
    }

    /// The types of the module's words that the module mentions and that stay.
    private var sharedTypes: [String] {
        let own = ownTypes
        let mentioned = Set(ownFiles.flatMap { $0.outline.names(in: 0..<$0.outline.source.count) })
        let named = mentioned.filter { !own.contains($0) && stem.matches($0) && app.visibleType($0) != nil }
        return named.union(extent.left).sorted()
    }

    /// Leaves out of the copy the types that the rest of the app uses, what they are made of, and the files that have no other types.
    private mutating func share() {
        guard extent.targets.isEmpty else { return }
        let sites = app.sites(of: Set(ownFiles.flatMap(\.visibleTypes).map(\.name)), inPreviews: true)
        while true {
            let own = ownFiles
            let visible = own.flatMap(\.visibleTypes).filter { !requested.contains($0.name) }
            let presented = Set(visible.filter { isPresented($0) || isOwnProtocol($0) }.map(\.name))
            let candidates = Set(visible.map(\.name)).subtracting(presented)
            extent.left.formUnion(usedElsewhere(among: candidates, beside: presented, sites))
            while leaveParts(of: own, among: candidates) {}
            let left = extent.left
            let shared = own.filter { file in
                let types = file.outline.declarations.filter { $0.kind.isType }
                return !types.isEmpty && types.allSatisfy { left.contains($0.name) }
            }
            // What those files use stays, too.
            guard !shared.isEmpty else { return }
            let paths = Set(shared.map(\.path))
            dropped.formUnion(paths)
            taken.subtract(paths)
            extent.files.removeAll { paths.contains($0.path) }
        }
    }

    /// The types that the rest of the app relies on, and those that show a part of the module and are parts of several other modules.
    private func usedElsewhere(
        among names: Set<String>,
        beside presented: Set<String>,
        _ sites: [String: [Site]]
    ) -> Set<String> {
        var found: Set<String> = []
        var users: [String: Set<String>] = [:]
        for name in names.union(presented) {
            for site in sites[name] ?? []
            where !taken.contains(app.files[site.file].path) && !app.files[site.file].isGenerated {
                let file = app.files[site.file]
                let isOther = isOfSibling(file.path)
                if isOther, presented.contains(name), isPart(name, at: site.offset, in: file) {
                    users[name, default: []].insert(modules.owner(of: file.path)?.name ?? "")
                }
                guard names.contains(name), !found.contains(name) else { continue }
                if !isOther, !stem.matches(name), isInView(site.offset, of: file) {
                    users[name, default: []].insert(file.path.text)
                }
                if isReliance(site, on: name) { found.insert(name) }
            }
        }
        return found.union(users.filter { $0.value.count > 1 }.keys)
    }

    /// Whether a place is in a view of the rest of the app, which may have views of the module's folder as its parts.
    private func isInView(_ offset: Int, of file: SourceFile) -> Bool {
        guard let type = file.outline.declarations(around: offset).first else { return false }
        return type.kind == .struct && type.showsModule && modules.owner(of: file.path) == nil
    }

    /// Whether another module has a type that shows the module as a part: one with words before the module's, or a view model that
    /// it is given.
    private func isPart(_ name: String, at offset: Int, in file: SourceFile) -> Bool {
        let words = NameWords(name).words
        if rest(of: words) == nil { return true }
        guard words.suffix(2) == ["View", "Model"] else { return false }
        return file.outline.declarations(around: offset).last?.parameters.contains {
            $0.range.contains(offset)
        } == true
    }

    /// Whether code that mentions a type of the module relies on it, so that the type stays.
    ///
    /// It does not if it has the module's name itself, as it is copied, too; nor if it only shows the type or names it in a body.
    private func isReliance(_ site: Site, on name: String) -> Bool {
        let file = app.files[site.file]
        let type = app.visibleType(name)
        if type?.declaration.showsModule == true, !isOfSibling(file.path) { return false }
        let around = file.outline.declarations(around: site.offset)
        let own = site.offset..<site.offset + name.utf8.count
        let isOfModule = around.contains { stem.matches($0.name) && $0.nameRange != own }
        if isOfModule, !isService(around.first, of: type) { return false }
        guard let type, stem.matches(name) else { return true }
        return isInSignature(site.offset, of: around, type) && !isAmongSiblings(name, around.last, of: file)
    }

    /// Whether a declaration names the types of several other modules that correspond to one of the module's, as a list of all does:
    /// `[MoviesExample(), ActorsExample(), ToursExample()]`.
    private func isAmongSiblings(_ name: String, _ declaration: Declaration?, of file: SourceFile) -> Bool {
        guard let declaration, let rest = rest(of: NameWords(name).words) else { return false }
        let named = Set(file.outline.names(in: declaration.range))
        return modules.modules.count { $0.words != module.words && named.contains($0.name + rest.joined()) } > 1
    }

    /// Whether a declaration is a service's that has a type of the module's folder: services stay.
    private func isService(_ declaration: Declaration?, of type: TypeDeclaration?) -> Bool {
        guard let declaration, let home = type.map({ app.file(of: $0).path }) else { return false }
        return module.folders.contains(where: home.isInside)
            && RoleWords.isShared(NameWords(declaration.name).words)
    }

    /// Leaves out of the copy what the types that stay are made of.
    ///
    /// - Returns: Whether there is any.
    private mutating func leaveParts(of own: [SourceFile], among candidates: Set<String>) -> Bool {
        let left = extent.left
        for file in own {
            for type in file.visibleTypes where left.contains(type.name) {
                let inherited = Set(type.inheritance.map { TypeText.bare(of: $0.text) })
                let signatures = type.members.filter { !$0.hasModifier(.private, or: .fileprivate) }.flatMap { member in
                    file.outline.names(in: member.range.lowerBound..<(member.bodyRange ?? member.range).lowerBound)
                }
                extent.left.formUnion(
                    file.outline.names(in: type.range).filter { name in
                        guard candidates.contains(name), let part = app.visibleType(name)?.declaration else {
                            return false
                        }
                        let isValue = part.kind == .struct || part.kind == .enum
                        return !part.showsModule
                            && (!stem.matches(name) || inherited.contains(name) || isValue && signatures.contains(name))
                    }
                )
            }
        }
        return extent.left != left
    }

    /// Whether a mention of a type with a role in the module is in the signature of a member of the rest of the app.
    private func isInSignature(_ offset: Int, of around: [Declaration], _ type: TypeDeclaration) -> Bool {
        guard RoleWords.isOfModule(NameWords(type.name).words.dropFirst()) else { return true }
        guard let last = around.last, !last.kind.hasMembers else { return false }
        return last.bodyRange.map { offset < $0.lowerBound }
            ?? (last.type?.range.contains(offset) == true || last.kind == .func)
    }

    /// Whether a type shows the module, so that others only lead to it.
    private func isPresented(_ type: Declaration) -> Bool { stem.matches(type.name) && type.showsModule }

    /// Whether a protocol of the module's words requires something of a type that shows the module, such as `func build() -> MoviesView`.
    private func isOwnProtocol(_ type: Declaration) -> Bool {
        guard type.kind == .protocol, stem.matches(type.name) else { return false }
        return type.members.contains { member in
            let texts = member.parameters.map(\.type.text) + [member.type?.text ?? ""]
            return texts.contains { app.visibleType(TypeText($0).name).map { isPresented($0.declaration) } == true }
        }
    }

    // MARK: - Targets

    /// The targets of packages and of generated projects whose sources are all the module's.
    private mutating func findTargets(in project: ProjectManifest?) throws(Failure) {
        let built = project?.targets(of: taken, among: app.files.map(\.path)) ?? []
        extent.otherTargets = Set(built.filter(\.isShared).map(\.target.name))
            .union(module.folders.filter(isPartOfProject).map { String($0.name) })
        // What the tests alone are a target of does not make the rest one.
        let own = built.filter { !$0.isShared && ![.unitTests, .interfaceTests].contains($0.target.kind) }
        extent.targets = own.map(\.target.name)
        let manifests = app.files.filter { $0.role == .manifest }
        let cases = projectCases
        let named = projectNames.union(cases)
        extent.targets += module.folders.filter { folder in
            named.contains(String(folder.name)) || named.contains(folder.text)
        }.map { String($0.name) }.filter { !extent.targets.contains($0) && !extent.otherTargets.contains($0) }
        for manifest in manifests {
            let package = PackageFolder(of: manifest)
            let stated = package.targets.filter { !$0.name.isEmpty }
            // A manifest that computes its targets names their folders, at least.
            let targets = stated + package.conventionalTargets
            for target in targets where !extent.targets.contains(target.name) {
                let files = app.files.filter { $0.path.text.hasPrefix(target.folder) }
                guard !files.isEmpty, files.allSatisfy({ taken.contains($0.path) }) else { continue }
                extent.targets.append(target.name)
                for path in try tree.files() where path.text.hasPrefix(target.folder) && Self.isCopied(path) {
                    add(path, .folder)
                }
            }
        }
        if project != nil || !manifests.isEmpty, !extent.targets.isEmpty {
            let imported = Set(app.files.flatMap(\.imports).map(\.name)).subtracting(extent.targets)
            let others = modules.modules.filter { $0.words != module.words }.map(\.name)
            // The targets of all modules may have the app's name in front.
            let long = imported.filter { name in
                module.folders.contains { folder in
                    name.hasSuffix(folder.name)
                        && others.contains { imported.contains(name.dropLast(folder.name.count) + $0) }
                }
            }
            let inner = cases.union(long).filter { name in
                long.contains(name) || module.folders.contains { name.hasPrefix($0.name) }
            }
            extent.targets += extent.folderTargets.union(inner).intersection(imported).filter(stem.matches).sorted()
        }
    }

    /// Whether a folder lies in that of a project of its name, whose targets have other files, too.
    private func isPartOfProject(_ folder: RelativePath) -> Bool {
        projectLists.contains { list in
            list.path.name == "Project.swift" && list.path.parent?.name == folder.name && list.path.parent != folder
                && list.path.parent.map(folder.isInside) == true
        }
    }

    private var projectLists: [SourceFile] { app.files.filter { $0.role != .manifest && $0.isTargetList } }

    /// The texts of the manifests and helpers of a generated project, and the names of the folders that have one.
    private var projectNames: Set<String> {
        projectLists.reduce(into: []) { names, list in
            let texts = list.outline.tokens.lazy.filter { $0.kind == .string }.map(list.outline.text)
            names.formUnion(texts.map { $0.filter { $0 != "\"" } })
            if let folder = list.path.parent, list.path.name == "Project.swift" { names.insert(String(folder.name)) }
        }
    }

    /// The names of targets that the cases of enums in them stand for.
    private var projectCases: Set<String> {
        Set(
            projectLists.flatMap(\.outline.allDeclarations).filter { $0.kind == .case }.map {
                NameWords($0.name).pascal
            }
        )
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
        if let entry = sources.first(where: \.isAppEntry) {
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
