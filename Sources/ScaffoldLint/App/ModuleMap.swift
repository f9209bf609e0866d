import ScaffoldKit

/// The modules of an app, found by their declarations; folders are hints where names say nothing.
public struct ModuleMap: Sendable {
    /// Sorted by name.
    public let modules: [LintModule]
    private let positions: [String: Int]
    private let lengths: NameLengths

    init(_ modules: [LintModule]) {
        let sorted = modules.sorted { $0.name < $1.name }
        self.modules = sorted
        positions = Dictionary(zip(sorted.map(\.name), sorted.indices), uniquingKeysWith: { first, _ in first })
        lengths = NameLengths(of: sorted.lazy.map(\.name))
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
        guard let letter = character.asciiValue else { return character.isUppercase || character.isNumber }
        return (0x41...0x5A).contains(letter) || (0x30...0x39).contains(letter)
    }

    /// The longest module name that a type's name begins with, at the start of a word.
    func stem(of type: String) -> String? {
        if contains(type) { return type }
        var end = type.utf8.endIndex
        while end > type.startIndex {
            type.utf8.formIndex(before: &end)
            let byte = type.utf8[end]
            // A byte that is no letter of ASCII's may be the middle of a character.
            guard byte >= 0x80 || (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte),
                lengths.contains(type.utf8.distance(from: type.startIndex, to: end)),
                let start = end.samePosition(in: type), Self.beginsWord(type[start])
            else { continue }
            let stem = String(type[..<start])
            if contains(stem) { return stem }
        }
        return nil
    }
}
