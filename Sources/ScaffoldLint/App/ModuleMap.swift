import ScaffoldKit

/// The modules of an app, found by their declarations; folders are hints where names say nothing.
public struct ModuleMap: Sendable {
    /// Sorted by name.
    public let modules: [LintModule]
    private let names: Set<String>
    private let positions: [String: Int]

    init(_ modules: [LintModule]) {
        let sorted = modules.sorted { $0.name < $1.name }
        self.modules = sorted
        names = Set(modules.map(\.name))
        positions = Dictionary(zip(sorted.map(\.name), sorted.indices), uniquingKeysWith: { first, _ in first })
    }

    public subscript(name: String) -> LintModule? { positions[name].map { modules[$0] } }

    /// The module that a declaration belongs to: the longest stem that its name begins with, else that of a folder.
    func module(of declaration: String, at path: RelativePath) -> String? {
        let type = declaration.prefix { $0 != "." }
        return stem(of: String(type))
            ?? path.components.dropLast().reversed().map(String.init).first(where: names.contains)
    }

    /// The longest module name that a type's name begins with, at the start of a word.
    func stem(of type: String) -> String? {
        if names.contains(type) { return type }
        var end = type.endIndex
        while end > type.startIndex {
            type.formIndex(before: &end)
            guard type[end].isUppercase || type[end].isNumber else { continue }
            let stem = String(type[..<end])
            if names.contains(stem) { return stem }
        }
        return nil
    }
}
