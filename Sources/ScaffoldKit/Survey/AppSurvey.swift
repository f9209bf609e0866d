import Diagnostics
import SwiftOutline

/// What is there already below the app's root: the types that it declares, its name, and the modules whose specs it keeps.
struct AppSurvey: Sendable {
    /// The app's name: that of the folder, until it is named otherwise.
    private(set) var name: String
    /// What the app declares.
    private(set) var index: DeclarationIndex
    /// How many files import a module.
    private let imports: [String: Int]
    /// The app's Swift files, sorted; manifests of packages are left out.
    let paths: [String]
    /// Those of them that import a framework for tests.
    let testPaths: [String]
    /// What the app calls its own way, by the keys of the style's `names`.
    private(set) var names: [String: String] = [:]
    private(set) var sharedTypes: [String] = []

    /// Reads every Swift file below the root.
    init(of tree: FileTree) throws(Failure) {
        let files = parallelMap(try tree.outlines(of: try tree.sources()), batch: 32) { path, outline in
            FileSummary(path: path, outline: outline)
        }
        index = DeclarationIndex(files)
        imports = Self.counts(files.map(\.imports))
        paths = files.map(\.path.text)
        testPaths = files.filter(\.isTest).map(\.path.text)
        name = try AppName(tested: Self.counts(files.map(\.testableImports)), tree: tree).text
    }

    /// How often each name occurs.
    private static func counts(_ names: [[String]]) -> [String: Int] {
        names.joined().reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }

    /// Whether there is no Swift file at all.
    var isEmpty: Bool { paths.isEmpty }

    /// The types that the app declares, sorted by name.
    var types: [TypeDeclaration] { index.types }

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
        let files = pieces.filter(\.isSwift).map(\.file).sorted { $0.path < $1.path }
        survey.index = DeclarationIndex(files + index.files)
        return survey
    }

    /// Whether the app declares this, or extends the type where that is asked for.
    func has(_ pattern: DeclarationPattern?) -> Bool {
        guard let pattern else { return false }
        if pattern.keyword == "extension" { return index.extends(pattern.name) }
        if pattern.keyword == "member" { return hasMember(pattern.name) }
        if pattern.keyword == "func" { return index.hasMember(pattern.name, of: "") }
        if pattern.name.contains("*") { return count(ofTypesFitting: pattern) > 0 }
        return index.type(pattern.name).map { pattern.fits($0.name, declaredBy: $0.keyword) } ?? false
    }

    /// Whether a type or an extension declares it: `BaseCoordinator.showAlert`.
    private func hasMember(_ path: String) -> Bool {
        let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
        return parts.count == 2 && index.hasMember(parts[1], of: parts[0])
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
        index.type(name)?.mark
    }

    /// What a spec is read against; what the tool wrote for the module itself is left out.
    ///
    /// - Parameter links: What the spec links to: where that is nothing, no other module's spec is read.
    func surroundings(without own: ModuleRecord, linking links: [Located<String>], in tree: FileTree) throws(Failure)
        -> Surroundings
    {
        var surroundings = Surroundings(of: index)
        for file in own.files {
            surroundings.hidden.formUnion(file.types)
            surroundings.hidden.formUnion(index.types(in: file.path))
        }
        if !links.isEmpty { surroundings.modules = try KeptModules(in: tree, types: surroundings).modules }
        return surroundings
    }

    /// How many types are declared as a pattern says.
    func count(ofTypesFitting pattern: DeclarationPattern) -> Int {
        types.count { pattern.fits($0.name, declaredBy: $0.keyword) }
    }

    func count(ofFilesImporting module: String) -> Int {
        imports[module] ?? 0
    }
}
