import AppModel
import FileTransaction

/// The modules of an app, found by their declarations; folders are hints where names say nothing.
package struct ModuleMap: Sendable {
    /// Sorted by name.
    package let modules: [LintModule]
    private let positions: [String: Int]
    private let names: ModuleNames

    init(_ modules: [LintModule]) {
        let sorted = modules.sorted { $0.name < $1.name }
        self.modules = sorted
        positions = Dictionary(zip(sorted.map(\.name), sorted.indices), uniquingKeysWith: { first, _ in first })
        names = ModuleNames(sorted.map(\.name))
    }

    package subscript(name: String) -> LintModule? { positions[name].map { modules[$0] } }

    /// The names of those that are no parts of the base app, sorted.
    package var listed: [String] { modules.filter { !$0.isOfBaseApp }.map(\.name) }

    func contains(_ name: String) -> Bool { positions[name] != nil }

    /// The module that a declaration belongs to: the longest stem that its name begins with, else that of a folder.
    func module(of declaration: String, at path: RelativePath) -> String? {
        let type = declaration.prefix { $0 != "." }
        return stem(of: String(type)) ?? path.components.dropLast().reversed().map(String.init).first(where: contains)
    }

    /// The longest module name that a type's name begins with, at the start of a word.
    func stem(of type: String) -> String? { names.longest(startOf: type) }
}
