/// The module names of an app, for lookup in the names of types and folders.
package struct ModuleNames: Sendable {
    package let sorted: [String]
    private let names: Set<String>

    package init(_ names: some Sequence<String>) {
        self.names = Set(names)
        sorted = self.names.sorted()
    }

    package func contains(_ name: String) -> Bool { names.contains(name) }

    /// The longest module name that a type's name starts with, up to a word boundary: `Cart` for `CartView`, not for
    /// `Cartography`.
    ///
    /// - Parameter other: A module that is not looked for.
    package func longest(startOf type: String, besides other: String? = nil) -> String? {
        let isWanted = { (name: String) in name != other && contains(name) }
        if isWanted(type) { return type }
        let starts = type.indices.reversed().lazy.filter { type[$0].isUppercase || type[$0].isNumber }
        return starts.map { String(type[..<$0]) }.first(where: isWanted)
    }

    /// The longest module name among the folders on a file's path, except the first folder.
    package func longest(folderOf path: String) -> String? {
        let folders = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().dropLast()
        let known = folders.map(String.init).filter(names.contains)
        return known.min { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
    }
}
