import ScaffoldKit

/// The modules of an app, found by their declarations; folders are hints where names say nothing.
public struct ModuleMap: Sendable {
    /// Sorted by name.
    public let modules: [LintModule]
    private let positions: [String: Int]

    init(_ modules: [LintModule]) {
        let sorted = modules.sorted { $0.name < $1.name }
        self.modules = sorted
        positions = Dictionary(zip(sorted.map(\.name), sorted.indices), uniquingKeysWith: { first, _ in first })
    }

    public subscript(name: String) -> LintModule? { positions[name].map { modules[$0] } }

    func contains(_ name: String) -> Bool { positions[name] != nil }

    /// The module that a declaration belongs to: the longest stem that its name begins with, else that of a folder.
    func module(of declaration: String, at path: RelativePath) -> String? {
        let type = declaration.prefix { $0 != "." }
        return stem(of: String(type))
            ?? path.components.dropLast().reversed().map(String.init).first(where: contains)
    }

    private static func beginsWord(_ character: Character) -> Bool {
        character.isUppercase || character.isNumber
    }

    /// The longest module name that a type's name begins with, at the start of a word.
    func stem(of type: String) -> String? {
        if contains(type) { return type }
        let stems = type.indices.reversed().lazy.filter { Self.beginsWord(type[$0]) }.map { String(type[..<$0]) }
        return stems.first(where: contains)
    }
}
