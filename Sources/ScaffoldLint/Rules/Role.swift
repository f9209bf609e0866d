import Diagnostics
import ScaffoldKit
import SwiftOutline
import YAMLReader

/// A role of types, such as view models, by their kind, their name and what they inherit.
struct Role: Sendable {
    let name: String
    private let kinds: [DeclarationKind]?
    private let suffixes: [String]
    /// Names that have the role regardless of their suffix.
    private let names: Set<String>
    /// Types whose subtypes have the role, through any number of the app's own types.
    private let inherits: Set<String>
    /// Types whose subtypes do not have the role.
    private let excluding: Set<String>
    /// Types whose nested types do not have the role: a representable's `Coordinator`.
    private let excludingOuter: Set<String>
    private let excludedSuffixes: [String]
    private let excludedPrefixes: WordPrefixes

    private static let keys = [
        "kinds", "names", "suffixes", "inherits", "not-inheriting", "not-within", "not-suffixes", "not-prefixes",
    ]

    init?(_ entry: YAMLEntry, in source: String, _ problems: inout Problems) {
        guard let name = entry.key.text else { return nil }
        self.name = name
        var reader = MappingReader(entry.value, of: "the role \"\(name)\"", source: source, known: Self.keys)
        let keywords = Set(reader.texts("kinds").map(\.value))
        kinds = keywords.isEmpty ? nil : DeclarationKind.allCases.filter { keywords.contains($0.keyword) }
        suffixes = reader.texts("suffixes").map(\.value)
        names = Set(reader.texts("names").map(\.value))
        inherits = Set(reader.texts("inherits").map(\.value))
        excluding = Set(reader.texts("not-inheriting").map(\.value))
        excludingOuter = Set(reader.texts("not-within").map(\.value))
        excludedSuffixes = reader.texts("not-suffixes").map(\.value)
        excludedPrefixes = WordPrefixes(reader.texts("not-prefixes").map(\.value))
        problems.add(reader.problems)
    }

    /// Whether a type of the app has the role.
    ///
    /// - Parameter above: What it inherits and conforms to, through any number of the app's own types.
    func fits(_ type: IndexedType, inheriting above: Set<String>, in index: SourceIndex) -> Bool {
        kinds?.contains(type.kind) ?? true && (isNamed(type.name) || !above.isDisjoint(with: inherits))
            && above.isDisjoint(with: excluding) && !isExcluded(type.name) && !isWithinExcluded(type, in: index)
    }

    private func isWithinExcluded(_ type: IndexedType, in index: SourceIndex) -> Bool {
        guard !excludingOuter.isEmpty, let outer = type.place.declaration.parent else { return false }
        if outer.inheritance.contains(where: { excludingOuter.contains(TypeName.bare(of: $0.text)) }) {
            return true
        }
        return index.type(TypeName.bare(of: outer.name)).map { index.isKind($0, of: excludingOuter) } ?? false
    }

    /// Whether a name that the app does not declare matches the role.
    func fits(name: String) -> Bool {
        !isExcluded(name) && isNamed(name)
    }

    private func isNamed(_ name: String) -> Bool {
        suffixes.contains(where: name.hasSuffix) || names.contains(name)
    }

    private func isExcluded(_ name: String) -> Bool {
        excludedSuffixes.contains(where: name.hasSuffix) || excludedPrefixes.begin(name)
    }
}
