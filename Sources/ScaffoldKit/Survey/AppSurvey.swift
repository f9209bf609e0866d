import StencilEngine

/// What is there already below the app's root: the types that it declares, its name, and the modules whose specs it keeps.
struct AppSurvey: Sendable {
    /// The app's name: that of the folder, until it is named otherwise.
    private(set) var name: String
    private var declarations: [String: TypeDeclaration]
    /// Whether there is no Swift file at all.
    let isEmpty: Bool

    /// Reads every Swift file below the root.
    init(of tree: FileTree) throws(PlanError) {
        do throws(FileTreeError) {
            let files = try tree.files(extensions: ["swift"])
            var declarations: [String: TypeDeclaration] = [:]
            var count = 0
            for path in files where path.name != "Package.swift" {
                guard let bytes = try tree.read(path) else { continue }
                count += 1
                for type in SwiftFile(path: path.text, bytes: bytes).types where declarations[type.name] == nil {
                    declarations[type.name] = type
                }
            }
            self.declarations = declarations
            isEmpty = count == 0
            name = try Self.folderName(of: tree)
        } catch {
            throw .files(error)
        }
    }

    /// The survey of an app with another name than its folder's.
    func named(_ name: String) -> AppSurvey {
        var survey = self
        survey.name = name
        return survey
    }

    /// The survey of the app with these files in it.
    func declaring(_ pieces: [RenderedPiece]) -> AppSurvey {
        var survey = self
        for piece in pieces where piece.isSwift {
            for type in SwiftFile(path: piece.path.text, bytes: Array(piece.text.utf8)).types {
                survey.declarations[type.name] = type
            }
        }
        return survey
    }

    /// Whether the app declares this.
    func has(_ pattern: DeclarationPattern?) -> Bool {
        pattern.map { declarations[$0.name]?.keyword == $0.keyword } ?? false
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
        return [
            "name": .string(words.pascal), "title": .string(words.title), "value": .string(words.camel),
            "scheme": .string(words.camel.lowercased()), "bundle": .string(appNames.bundle),
            "exists": .bool(exists), "header": "",
            "types": .array(declarations.keys.sorted().map { .string($0) }),
        ]
    }

    /// What a spec is read against; what the tool wrote for the module itself is left out.
    func surroundings(without own: ModuleRecord, in tree: FileTree) throws(PlanError) -> Surroundings {
        var types: [String: DataType] = [:]
        var others: [String: SourceMark] = [:]
        for declaration in declarations.values where !own.owns(declaration.mark.source) {
            if let shape = declaration.shape {
                types[declaration.name] = DataType(name: declaration.name, shape: shape, declaredAt: declaration.mark)
            } else {
                others[declaration.name] = declaration.mark
            }
        }
        return Surroundings(types: types, otherTypes: others, modules: try KeptModules(in: tree, types: types).modules)
    }

    /// The app's name: that of its Xcode project, else of the root's folder.
    private static func folderName(of tree: FileTree) throws(FileTreeError) -> String {
        let folder = tree.root.path.split(separator: "/").last.map(String.init) ?? "App"
        let words = NameWords(String(folder.map { SwiftIdentifier.isValid("a\($0)") ? $0 : " " }))
        return SwiftIdentifier.isValid(words.pascal) && !SwiftIdentifier.isReservedType(words.pascal)
            ? words.pascal : "App"
    }
}
