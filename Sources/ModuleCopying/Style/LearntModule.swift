import AppModel
import Diagnostics
import FileTransaction
import ModulePlanning
import SwiftEdits
import SwiftOutline

/// What a style learns from one module of the app: a template for each of its files, and its entries in the app's other files.
struct LearntModule {
    let name: String
    var files: [LearntFile] = []
    /// All its files in the app.
    let paths: [RelativePath]
    var entries: [LearntEntry] = []
    /// The parts of the app that name the module and that no entry stands for, with their places.
    var left: [Problem]
    /// Notes on the functions that are left out although the other modules have them.
    var emptied: [Problem] = []
    /// The names of the other modules that it shares all this with.
    var others: [String] = []
    /// The screens that its templates are for; `nil` if these have all its screens by name.
    let shown: LearntScreens?
    /// All its screens.
    let screens: ModuleScreens
    let placeholder: ModulePlaceholder
    /// The visible types of the app.
    private let types: Set<String>
    /// The names that protocols of the app ask for.
    let required: [String: Set<String>]
    /// The names that types of the app and their members have.
    private let known: Set<String>

    /// - Parameter shown: Those of its screens that the templates are for; by name for all of them if there are none.
    /// - Throws: `Failure` if there is no such module, or if it cannot be copied.
    init(
        _ module: Located<String>,
        _ planner: LikePlanner,
        in app: AppModel,
        _ tree: FileTree,
        showing shown: LearntScreens? = nil
    ) throws(Failure) {
        var finder = try ExtentFinder(module, of: app, in: tree, planner.options)
        var extent = try finder.found()
        screens = ModuleScreens(of: extent, in: app)
        self.shown = shown
        placeholder = ModulePlaceholder(for: finder.module.words, screens: shown?.own(screens) ?? [])
        types = Set(app.visibleTypes.map(\.name))
        let protocols = app.types.filter { $0.kind == .protocol }
        required = Dictionary(protocols.map { ($0.name, Set($0.members.map(\.declaration.name))) }) { $0.union($1) }
        known = app.memberNames.union(app.types.map(\.name))
        name = finder.module.name
        try shown?.choose(in: &extent, of: app, screens, at: module.mark)
        let words = placeholder.pairs(inBothNumbers: finder.isNamedInBothNumbers)
        let copy = try planner.settled(finder, extent, to: (ModulePlaceholder.name, words), isAligning: false).copy
        (paths, left) = (extent.files.map(\.path), copy.notes)
        try addFiles(of: copy, roles: finder.stem, in: app, tree)
        try addEntries(of: copy, in: app, tree)
    }

    private mutating func addFiles(of copy: ModuleCopy, roles: NameMap, in app: AppModel, _ tree: FileTree)
        throws(Failure)
    {
        let paths = try CopyPaths(of: copy.extent, copy.module.names.outer, to: copy.module.new, in: tree)
        for (path, bytes) in try copy.files(in: tree) {
            guard let text = String(utf8: bytes), let original = try tree.read(path).flatMap({ String(utf8: $0) })
            else {
                let mark = SourceMark(source: path.text)
                left.append(Problem("no template can be made of the file", at: mark, severity: .note))
                continue
            }
            let own = app.file(at: path.text)
            let place = paths.path(of: path)
            let role = shown == nil ? roles.role(of: path.baseName) : ModulePlaceholder.role(of: place.baseName)
            files.append(
                LearntFile(
                    path: path,
                    place: placeholder.template(place.text, of: path.text),
                    original: original,
                    copy: FileHeader.naming(String(place.name), in: text),
                    role: NameWords((role.isEmpty ? ["Main"] : role).joined(separator: " ")),
                    isTest: own?.role == .test,
                    scope: shown?.scope(of: own?.visibleTypes.map(\.name) ?? [], screens) ?? .module
                )
            )
        }
    }

    private mutating func addEntries(of copy: ModuleCopy, in app: AppModel, _ tree: FileTree) throws(Failure) {
        let sources = try WiringPlanner.sources(of: tree, declaredAt: app)
        var unlearnt = UnlearntEntries()
        for (path, written) in copy.edits {
            let document = SwiftDocument(try tree.read(path) ?? [])
            let learner = LearntEntries(sources: sources, placeholder: placeholder, path: path, document: document)
            for entry in written {
                let found = learner.entries(of: entry)
                entries += found
                guard found.isEmpty, let fragment = entry.fragments.first else { continue }
                unlearnt.add(entry, in: path)
                let mark = app.mark(of: Site(file: fragment.file, offset: fragment.range.lowerBound))
                left.append(
                    Problem("no entry of a style stands for this \(entry.kind.rawValue)", at: mark, severity: .warning)
                )
            }
        }
        // An entry is one for a module.
        entries.removeAll { ModulePlaceholder.isOfScreen($0.copy) }
        let declared = Set(entries.compactMap(\.declared) + [ModulePlaceholder.name.camel])
        leaveOut(entries.filter { unlearnt.areUsed(by: $0, beside: declared) })
        dropDanglingEntries()
        left += copy.entries.map { path, _ in
            Problem("the texts of this table are not learnt", at: SourceMark(source: path.text), severity: .note)
        }
        left += copy.generator.entries.map { path, _ in
            Problem("the entries of this file are not learnt", at: SourceMark(source: path.text), severity: .note)
        }
    }

    /// Leaves out the entries that use what neither the files nor other entries declare for another module.
    mutating func dropDanglingEntries() {
        let texts = copies.map { Outline($0.text) }
        while true {
            let own = entries.map { Outline("enum Type {\n\($0.copy)\n}") }
            let declared = Set((texts + own).flatMap(\.allDeclarations).map(\.name))
            let useless = entries.filter { entry in
                Outline(entry.copy).namesOfOthers.contains { name in
                    let original = placeholder.own(name)
                    return original != name && known.contains(original) && !declared.contains(name)
                }
            }
            guard !useless.isEmpty else { return }
            leaveOut(useless)
        }
    }

    private mutating func leaveOut(_ useless: [LearntEntry]) {
        entries.removeAll { useless.contains($0) }
        left += useless.map { entry in
            let text = "no entry of a style stands for what this uses: \(entry.text)"
            return Problem(text, at: SourceMark(source: entry.path.text), severity: .warning)
        }
    }

    /// The roles of the files of the screen that it shows besides the one that it begins with.
    var screenRoles: [String] { files.filter { $0.scope == .screen }.map(\.key).sorted() }

    /// Whether it shows a screen besides the one that it begins with.
    var hasScreen: Bool { shown?.other != nil }

    /// The template of a file.
    func template(of file: LearntFile) -> String {
        let isLooped = file.isSwift && file.scope == .module && ModulePlaceholder.isOfScreen(file.copy)
        let copy = isLooped ? ScreenLoops(file.copy).text(placeholder.ownScreen) : file.copy
        return named(placeholder.template(copy, of: file.original), in: file)
    }

    /// The template of the path of a file.
    func place(of file: LearntFile) -> String { named(file.place, in: file) }

    // MARK: - Screens

    /// The templates of the names that screens' types begin with; `nil` for other screens if there are none.
    var naming: (root: String, screen: String?)? {
        shown.map { (naming(of: $0.root), $0.other.map(naming)) }
    }

    private func naming(of screen: NameWords) -> String {
        let own = screens.own(screen)
        let map = NameMap(ModulePlaceholder(for: NameWords(name)).pairs(inBothNumbers: true))
        let prefix = String((map.renamed(screen.pascal) ?? screen.pascal).dropLast(own.count))
        return placeholder.template(prefix, of: placeholder.own(prefix)) + (own.isEmpty ? "" : "{{ screen.pascal }}")
    }

    /// A text with one expression for the name that a screen's types begin with.
    private func named(_ text: String, in file: LearntFile) -> String {
        guard let naming else { return text }
        var text = text
        let root = naming.root.replacingAll("screen.", with: "module.root.")
        if root != naming.root { text = text.replacingAll(root, with: "{{ module.root.type }}") }
        if let screen = naming.screen { text = text.replacingAll(screen, with: "{{ screen.type }}") }
        return file.scope == .root ? text.replacingAll("module.root.", with: "screen.") : text
    }

    /// The visible types that a file declares: `class {{ module.type }}ViewModel`.
    func types(of file: LearntFile) -> [String] {
        let declared = file.isSwift ? Outline(file.copy).declarations : []
        return declared.filter { $0.isVisibleType && $0.kind != .typealias }.compactMap { type in
            let own = placeholder.own(type.name)
            guard own != type.name, own != name, types.contains(own) else { return nil }
            var name = named(placeholder.template(type.name, of: own), in: file)
            if file.scope == .root, naming?.root == "{{ module.type }}" {
                name = name.replacingAll("{{ module.type }}", with: "{{ screen.type }}")
            }
            return "\(type.kind.keyword) \(name)"
        }
    }
}
