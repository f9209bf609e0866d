import SwiftOutline

/// What of an app tells its style: types that are signs of one, and how many files import what styles are made with.
///
/// This much is read in a fraction of the time that a survey takes.
package struct AppGlance: Sendable {
    /// A type as its declaration names it.
    struct TypeName: Sendable {
        let keyword: String
        let name: String
    }

    /// What is looked for.
    package struct Wanted: Sendable {
        private let types: [DeclarationPattern]
        private let tails: NameTails
        fileprivate let modules: Set<String>

        init(_ signs: [StyleSigns]) {
            types = Array(Set(signs.flatMap(\.declarations)))
            tails = NameTails(of: types.map(\.ending))
            modules = Set(signs.flatMap(\.modules))
        }

        fileprivate func type(_ declaration: Declaration) -> TypeName? {
            guard declaration.kind.isType else { return nil }
            let keyword = declaration.kind.keyword
            let fits = isSign(declaration.nameBytes, declaredBy: keyword) { declaration.name }
            return fits && declaration.isVisibleType ? TypeName(keyword: keyword, name: declaration.name) : nil
        }

        /// Whether a sign fits a type; its name is made only where it ends as that of a sign.
        private func isSign(
            _ bytes: some BidirectionalCollection<UInt8>,
            declaredBy keyword: String,
            name: () -> String
        ) -> Bool {
            var known: String?
            return tails.places(of: bytes).contains { place in
                let text = known ?? name()
                known = text
                return types[place].fits(text, declaredBy: keyword)
            }
        }
    }

    /// What one file has of that.
    package struct Part: Sendable {
        fileprivate var types: [TypeName] = []
        fileprivate var imports: [String] = []

        package init(of outline: Outline, for wanted: Wanted) {
            for declaration in outline.declarations {
                if declaration.kind == .import {
                    let module = declaration.name
                    if wanted.modules.contains(module) { imports.append(module) }
                } else if let type = wanted.type(declaration) {
                    types.append(type)
                }
            }
        }
    }

    /// The types that other files can see and that a sign fits: most are none.
    let types: [TypeName]
    /// How many files import a module of which signs speak.
    private let imports: [String: Int]

    /// - Parameter parts: What each of the app's Swift files has, in their order.
    package init(_ parts: [Part]) {
        types = parts.flatMap(\.types)
        imports = parts.reduce(into: [:]) { counts, part in
            for module in part.imports { counts[module, default: 0] += 1 }
        }
    }

    init(of tree: FileTree, for wanted: Wanted) throws(FileTreeError) {
        self.init(try tree.outlines(of: try tree.sources()).map { Part(of: $0.outline, for: wanted) })
    }

    func count(ofFilesImporting module: String) -> Int { imports[module] ?? 0 }
}

extension Declaration {
    /// Whether this is a type that other files can see.
    var isVisibleType: Bool {
        kind.isType && !hasModifier(.private, or: .fileprivate)
    }
}
