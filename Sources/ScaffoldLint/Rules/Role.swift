import ScaffoldKit
import SwiftOutline
import YAMLReader

/// What a style calls a view model, a coordinator and so on: told by a type's kind, its name and what it inherits.
///
/// A class without anything to change, since every type of an app is held against every role.
final class Role: Sendable {
    let name: String
    private let kinds: [DeclarationKind]?
    private let suffixes: NameSuffixes
    /// Names that are of the role whatever they end in.
    private let names: Set<String>
    /// Types that make a type one of the role, through any number of the app's own classes.
    let inherits: Set<String>
    /// Types that keep a type out of the role, and endings of names that do.
    let excluding: Set<String>
    /// Types within which a type is none of the role, whatever it is called: a representable's `Coordinator`.
    private let excludingOuter: Set<String>
    private let excludedSuffixes: NameSuffixes
    private let excludedPrefixes: WordPrefixes

    /// What a name that makes a type one of the role ends in.
    let lastBytes: LastBytes

    private static let keys = [
        "kinds", "names", "suffixes", "inherits", "not-inheriting", "not-within", "not-suffixes", "not-prefixes",
    ]

    init?(_ entry: YAMLEntry, in source: String, _ problems: inout Problems) {
        guard let name = entry.key.text else { return nil }
        self.name = name
        var reader = MappingReader(entry.value, of: "the role \"\(name)\"", source: source, known: Self.keys)
        let keywords = Set(reader.texts("kinds").map(\.value))
        kinds = keywords.isEmpty ? nil : DeclarationKind.allCases.filter { keywords.contains($0.keyword) }
        suffixes = NameSuffixes(reader.texts("suffixes").map(\.value))
        names = Set(reader.texts("names").map(\.value))
        inherits = Set(reader.texts("inherits").map(\.value))
        excluding = Set(reader.texts("not-inheriting").map(\.value))
        excludingOuter = Set(reader.texts("not-within").map(\.value))
        excludedSuffixes = NameSuffixes(reader.texts("not-suffixes").map(\.value))
        excludedPrefixes = WordPrefixes(reader.texts("not-prefixes").map(\.value))
        lastBytes = LastBytes(of: names).union(suffixes.lastBytes)
        problems.add(reader.problems.all)
    }

    /// Whether a type of the app has the role.
    ///
    /// - Parameters:
    ///   - inherits: Whether it is one of the types that make a type one of the role.
    ///   - isKeptOut: Whether it is one of those that keep a type out of it.
    func fits(_ type: IndexedType, inherits: Bool, isKeptOut: Bool, in index: SourceIndex) -> Bool {
        guard !isKeptOut, kinds?.contains(type.kind) ?? true, inherits || isNamed(type.name) else { return false }
        return !isExcluded(type.name) && !isWithinExcluded(type, in: index)
    }

    private func isWithinExcluded(_ type: IndexedType, in index: SourceIndex) -> Bool {
        guard !excludingOuter.isEmpty, let outer = type.place.declaration.parent else { return false }
        if outer.inheritance.contains(where: { excludingOuter.contains(IndexedType.bareName(of: $0.text)) }) {
            return true
        }
        return index.type(IndexedType.bareName(of: outer.name)).map { index.isKind($0, of: excludingOuter) } ?? false
    }

    /// Whether a name that the app does not declare reads like one of the role.
    func fits(name: String) -> Bool {
        !isExcluded(name) && isNamed(name)
    }

    private func isNamed(_ name: String) -> Bool {
        suffixes.end(name) || names.contains(name)
    }

    private func isExcluded(_ name: String) -> Bool {
        excludedSuffixes.end(name) || excludedPrefixes.begin(name)
    }
}
