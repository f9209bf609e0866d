import StencilEngine

/// What is there already below the app's root: the types that it declares, its name, and the modules whose specs it keeps.
struct AppSurvey: Sendable {
    /// The app's name: that of the folder, until it is named otherwise.
    private(set) var name: String
    private var declarations: [String: TypeDeclaration]
    /// The types that the app declares, sorted by name.
    private(set) var types: [TypeDeclaration]
    /// The members of types and extensions, by the type's name.
    private var members: [String: TypeMembers]
    /// How many files import a module.
    private let imports: [String: Int]
    /// The app's Swift files, sorted; manifests of packages are left out.
    let paths: [String]
    /// Those of them that import a framework for tests.
    let testPaths: [String]
    private let extensions: Set<String>
    /// What the app calls its own way, by the keys of the style's `names`.
    private var names: [String: String] = [:]
    private var sharedTypes: [String] = []
    /// Whether there is no Swift file at all.
    let isEmpty: Bool
    /// The files that declare or extend a type, nested ones too, by the first part of its name.
    let places: DeclarationPlaces
    /// What modules are resolved and rendered against, made once for all of them.
    private var facts: AppFacts?

    /// Reads every Swift file below the root.
    ///
    /// - Parameter pieces: What has been written and read already.
    init(of tree: FileTree, knowing pieces: [RenderedPiece] = []) throws(PlanError) {
        do throws(FileTreeError) {
            let files = try Self.files(of: tree, knowing: pieces)
            ((declarations, types), (members, places)) = Halves.both(
                { Self.declarations(of: files) },
                { (Self.members(of: files), Self.places(of: files)) }
            )
            var extensions: Set<String> = []
            var imports: [String: Int] = [:]
            var tested: [String: Int] = [:]
            for (_, file) in files {
                for name in file.extensions { extensions.insert(name) }
                for module in file.imports { imports[module, default: 0] += 1 }
                for module in file.testableImports { tested[module, default: 0] += 1 }
            }
            self.extensions = extensions
            self.imports = imports
            paths = files.map(\.path.text)
            testPaths = files.filter(\.file.isTest).map(\.path.text)
            isEmpty = files.isEmpty
            name = try AppName(tested: tested, tree: tree).text
        } catch {
            throw .files(error)
        }
    }

    private typealias ReadFile = (path: RelativePath, file: SwiftFile)

    private static func declarations(of files: [ReadFile]) -> (
        byName: [String: TypeDeclaration], sorted: [TypeDeclaration]
    ) {
        // There are about as many as files.
        var declarations: [String: TypeDeclaration] = [:]
        declarations.reserveCapacity(files.count)
        for (_, file) in files {
            for type in file.types where declarations[type.name] == nil { declarations[type.name] = type }
        }
        return (declarations, sorted(declarations))
    }

    private static func members(of files: [ReadFile]) -> [String: TypeMembers] {
        var members: [String: TypeMembers] = [:]
        members.reserveCapacity(files.count)
        for (_, file) in files {
            for part in file.members { add(part, to: &members) }
        }
        return members
    }

    private static func places(of files: [ReadFile]) -> DeclarationPlaces {
        var places = DeclarationPlaces(about: files.count)
        for (path, file) in files { places.add(file.mentions, in: path) }
        return places
    }

    private static func files(of tree: FileTree, knowing pieces: [RenderedPiece]) throws(FileTreeError) -> [ReadFile] {
        let paths = try tree.sources()
        var known: [RelativePath: SwiftFile] = [:]
        for piece in pieces where piece.isSwift {
            if let bytes = try tree.read(piece.path), bytes == Array(piece.text.utf8) {
                known[piece.path] = piece.file
            }
        }
        let unknown = known.isEmpty ? paths : paths.filter { known[$0] == nil }
        let read: [ReadFile] = try tree.outlines(of: unknown) { path, outline in
            let file = SwiftFile(path: path.text, outline: outline)
            // Few files are looked into again.
            outline = outline.lean
            return (path, file)
        }
        if known.isEmpty { return read }
        known.merge(read.map { ($0.path, $0.file) }) { $1 }
        return paths.compactMap { path in known[path].map { (path, $0) } }
    }

    private static func sorted(_ declarations: [String: TypeDeclaration]) -> [TypeDeclaration] {
        declarations.values.sorted { $0.name < $1.name }
    }

    private static func add(_ part: TypeMembers, to members: inout [String: TypeMembers]) {
        if members[part.type]?.merge(part) == nil { members[part.type] = part }
    }

    /// The survey of an app with another name than its folder's.
    func named(_ name: String) -> AppSurvey {
        var survey = self
        survey.name = name
        return survey
    }

    /// The survey with the names that the app gives to what the style knows under others.
    ///
    /// - Parameter facts: What `newFacts` made of it, if that is known already.
    func naming(_ names: OwnNames, facts: AppFacts? = nil) -> AppSurvey {
        var survey = self
        survey.names = names.values
        survey.sharedTypes = names.sharedTypes
        survey.facts = facts ?? newFacts
        return survey
    }

    /// The app's declarations as modules are resolved and rendered against them.
    var newFacts: AppFacts { AppFacts(types: types, members: members) }

    /// The survey of the app with these files in it.
    func declaring(_ pieces: [RenderedPiece]) -> AppSurvey {
        var survey = self
        for piece in pieces where piece.isSwift {
            let file = piece.file
            for type in file.types { survey.declarations[type.name] = type }
            for part in file.members { Self.add(part, to: &survey.members) }
        }
        survey.types = Self.sorted(survey.declarations)
        survey.facts = nil
        return survey
    }

    /// Whether the app declares this, or extends the type where that is asked for.
    func has(_ pattern: DeclarationPattern?) -> Bool {
        guard let pattern else { return false }
        if pattern.keyword == "extension" { return extensions.contains(pattern.name) }
        if pattern.keyword == "member" { return hasMember(pattern.name) }
        if pattern.keyword == "func" { return members[""]?.names.contains(pattern.name) == true }
        if pattern.name.contains("*") { return types.contains { pattern.fits($0.name, declaredBy: $0.keyword) } }
        return declarations[pattern.name].map { pattern.fits($0.name, declaredBy: $0.keyword) } ?? false
    }

    /// Whether a type or an extension declares it: `BaseCoordinator.showAlert`.
    private func hasMember(_ path: String) -> Bool {
        let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
        return parts.count == 2 && members[parts[0]]?.names.contains(parts[1]) == true
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
        declarations[name]?.mark
    }

    /// The value of `app` in templates.
    func context(exists: Bool) -> TemplateDictionary {
        let words = NameWords(name)
        let facts = facts ?? newFacts
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
            if case .structure(let properties) = declarations[type]?.shape { labels = properties.map(\.name) }
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
        let facts = facts ?? newFacts
        var surroundings = Surroundings(types: facts.types, otherTypes: facts.otherTypes)
        for file in own.files {
            surroundings.hidden.formUnion(file.types)
            surroundings.hidden.formUnion(facts.types(in: file.path))
        }
        if !links.isEmpty { surroundings.modules = try KeptModules(in: tree, types: surroundings).modules }
        return surroundings
    }

    func count(ofFilesImporting module: String) -> Int {
        imports[module] ?? 0
    }
}
