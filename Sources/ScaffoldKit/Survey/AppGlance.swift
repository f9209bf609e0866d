import SwiftOutline

/// What tells the style of an app: the types that its files declare, and what they import.
///
/// This much is read in a fraction of the time that a survey takes.
struct AppGlance: Sendable {
    /// A type as its declaration names it.
    struct TypeName: Sendable {
        let keyword: String
        let name: String
    }

    /// The types that other files can see, in the order of the files.
    let types: [TypeName]
    /// How many files import a module.
    private let imports: [String: Int]
    /// Whether there is no Swift file at all, manifests aside.
    let isEmpty: Bool

    init(of tree: FileTree) throws(FileTreeError) {
        let sources = try tree.files(extensions: ["swift"]).filter(\.isSource)
        let files = try tree.outlines(of: sources) { _, outline in Self.read(outline) }
        types = files.flatMap(\.types)
        imports = files.reduce(into: [:]) { counts, file in
            for module in file.imports { counts[module, default: 0] += 1 }
        }
        isEmpty = files.isEmpty
    }

    func count(ofFilesImporting module: String) -> Int { imports[module] ?? 0 }

    private static func read(_ outline: Outline) -> (types: [TypeName], imports: [String]) {
        var types: [TypeName] = []
        var imports: [String] = []
        for declaration in outline.declarations {
            if declaration.kind == .import { imports.append(declaration.name) }
            guard declaration.isVisibleType else { continue }
            types.append(TypeName(keyword: declaration.kind.keyword, name: declaration.name))
        }
        return (types, imports)
    }
}

extension Declaration {
    /// Whether this is a type that other files can see.
    var isVisibleType: Bool {
        kind.isType && !hasModifier(.private, or: .fileprivate)
    }
}
