import StencilEngine
import SwiftOutline

/// What is there already below the app's root: the types that it declares, its name, and the modules whose specs it keeps.
struct AppSurvey: Sendable {
    /// The app's name: that of the folder, until it is named otherwise.
    private(set) var name: String
    /// The app's Swift files, and what they declare.
    let sources: SurveyedSources
    /// What modules are resolved and rendered against.
    private var facts: AppFacts
    /// How many files import a module.
    private let imports: [String: Int]
    /// The app's Swift files, sorted; manifests of packages are left out.
    let paths: [String]
    /// Those of them that import a framework for tests.
    let testPaths: [String]
    /// What the app calls its own way, by the keys of the style's `names`.
    private var names: [String: String] = [:]
    private var sharedTypes: [String] = []

    /// Reads every Swift file below the root.
    ///
    /// - Parameter pieces: What has been written and read already.
    init(of tree: FileTree, knowing pieces: [RenderedPiece] = []) throws(PlanError) {
        do throws(FileTreeError) {
            sources = try Self.sources(of: tree, knowing: pieces)
            facts = AppFacts(AppDeclarations(of: [sources]))
            let (imports, tested) = sources.imports
            self.imports = imports
            paths = sources.paths.map(\.text)
            testPaths = sources.testPaths.map(\.text)
            name = try AppName(tested: tested, tree: tree).text
        } catch {
            throw .files(error)
        }
    }

    private static func sources(
        of tree: FileTree,
        knowing pieces: [RenderedPiece]
    ) throws(FileTreeError) -> SurveyedSources {
        let paths = try tree.sources()
        var known: [RelativePath: SwiftFile] = [:]
        for piece in pieces where piece.isSwift {
            if let bytes = try tree.read(piece.path), bytes == Array(piece.text.utf8) {
                known[piece.path] = piece.file
            }
        }
        let unknown = known.isEmpty ? paths : paths.filter { known[$0] == nil }
        let read = try read(unknown, in: tree)
        if known.isEmpty { return SurveyedSources(read) }
        known.merge(read.map { ($0.path, $0.file) }) { $1 }
        return SurveyedSources(paths.compactMap { path in known[path].map { (path, $0) } })
    }

    private static func read(
        _ paths: [RelativePath],
        in tree: FileTree
    ) throws(FileTreeError) -> [(path: RelativePath, file: SwiftFile)] {
        parallelMap(try tree.outlines(of: paths), batch: 32) { path, outline in
            (path, SwiftFile(path: path.text, outline: outline))
        }
    }

    /// Whether there is no Swift file at all.
    var isEmpty: Bool { paths.isEmpty }

    private var declarations: AppDeclarations { facts.declarations }

    /// The types that the app declares, sorted by name.
    var types: TypeList { sources.types }

    /// The survey of an app with another name than its folder's.
    func named(_ name: String) -> AppSurvey {
        var survey = self
        survey.name = name
        return survey
    }

    /// The survey with the names that the app gives to what the style knows under others.
    func naming(_ names: OwnNames) -> AppSurvey {
        var survey = self
        survey.names = names.values
        survey.sharedTypes = names.sharedTypes
        return survey
    }

    /// The survey of the app with these files in it.
    func declaring(_ pieces: [RenderedPiece]) -> AppSurvey {
        var survey = self
        let files = pieces.filter(\.isSwift).map { (path: $0.path, file: $0.file) }
        survey.facts = AppFacts(declarations.with(SurveyedSources(files.sorted { $0.path < $1.path })))
        return survey
    }

    /// Whether the app declares this, or extends the type where that is asked for.
    func has(_ pattern: DeclarationPattern?) -> Bool {
        guard let pattern else { return false }
        if pattern.keyword == "extension" { return declarations.extends(pattern.name) }
        if pattern.keyword == "member" { return hasMember(pattern.name) }
        if pattern.keyword == "func" { return declarations.hasMember(pattern.name, of: "") }
        if pattern.name.contains("*") { return count(ofTypesFitting: pattern) > 0 }
        return declarations.type(named: pattern.name).map { pattern.fits($0.name, declaredBy: $0.keyword) } ?? false
    }

    /// Whether a type or an extension declares it: `BaseCoordinator.showAlert`.
    private func hasMember(_ path: String) -> Bool {
        let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
        return parts.count == 2 && declarations.hasMember(parts[1], of: parts[0])
    }

    /// Whether the app declares one of those by which a style's apps are recognised.
    func has(entryOf base: StyleManifest.BaseApp) -> Bool {
        has(base.entry) || base.otherEntries.contains { has($0) }
    }

    /// Whether this is an app of a style: it declares what those are recognised by, or the style has nothing of that kind.
    func isApp(of base: StyleManifest.BaseApp) -> Bool {
        base.entry == nil || has(entryOf: base)
    }

    /// The app's name as a type's, and its bundle identifier.
    var appNames: (name: String, bundle: String) {
        let words = NameWords(name)
        return (words.pascal, "com.example.\(words.camel.lowercased())")
    }

    /// Where the app declares a type of that name.
    func place(of name: String) -> SourceMark? {
        declarations.type(named: name)?.mark
    }

    /// The value of `app` in templates.
    func context(exists: Bool) -> TemplateDictionary {
        let words = NameWords(name)
        return [
            "name": .string(words.pascal), "title": .string(words.title), "value": .string(words.camel),
            "scheme": .string(words.camel.lowercased()), "bundle": .string(appNames.bundle),
            "exists": .bool(exists), "header": "",
            "names": .dictionary(ownNames), "shapes": .dictionary(sharedShapes),
            "types": .dictionary(facts.typeNames), "members": .dictionary(facts.memberNames),
            "properties": .dictionary(facts.properties), "isolated": .dictionary(facts.isolated),
        ]
    }

    /// The labels with which the app's own types that the style would bring along are made, where nothing hides them.
    private var sharedShapes: TemplateDictionary {
        var values = TemplateDictionary()
        for type in sharedTypes {
            var labels: [String] = []
            if case .structure(let properties) = declarations.type(named: type)?.shape {
                labels = properties.map(\.name)
            }
            values[type] = .array(labels.map { .string($0) })
        }
        return values
    }

    private var ownNames: TemplateDictionary {
        var values = TemplateDictionary()
        for (key, name) in names.sorted(by: { $0.key < $1.key }) { values[key] = .string(name) }
        return values
    }

    /// What a spec is read against; what the tool wrote for the module itself is left out.
    ///
    /// - Parameter links: What the spec links to: where that is nothing, no other module's spec is read.
    func surroundings(without own: ModuleRecord, linking links: [Located<String>], in tree: FileTree) throws(PlanError)
        -> Surroundings
    {
        var surroundings = Surroundings(of: declarations)
        for file in own.files {
            surroundings.hidden.formUnion(file.types)
            surroundings.hidden.formUnion(declarations.types(in: file.path))
        }
        if !links.isEmpty { surroundings.modules = try KeptModules(in: tree, types: surroundings).modules }
        return surroundings
    }

    /// How many types are declared as a pattern says.
    func count(ofTypesFitting pattern: DeclarationPattern) -> Int {
        let tails = NameTails(of: [pattern.ending])
        return types.count { type in
            type.withNameBytes { tails.places(of: $0).contains(0) } && pattern.fits(type.name, declaredBy: type.keyword)
        }
    }

    func count(ofFilesImporting module: String) -> Int {
        imports[module] ?? 0
    }
}
