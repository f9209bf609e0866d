import AppModel
import Diagnostics
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
    /// Whether structures of plain values, such as a model named `Repository`, have the role.
    private let hasValues: Bool
    private let exempt: ExemptNames
    /// How a method of a type with this role begins. A type that has methods and none of these, and stores nothing of such a name, only
    /// has the name of the role.
    private let verbs: Set<String>

    init?(_ entry: YAMLEntry, in roles: MappingReader) {
        guard let name = entry.key.text else { return nil }
        self.name = name
        var parameters = Parameters(roles.mapping(entry.value, of: "the role \"\(name)\"", known: nil))
        let keywords = parameters.set("kinds")
        kinds = keywords.isEmpty ? nil : DeclarationKind.allCases.filter { keywords.contains($0.keyword) }
        names = parameters.set("names")
        suffixes = parameters.texts("suffixes")
        inherits = parameters.set("inherits")
        excluding = parameters.set("not-inheriting")
        excludingOuter = parameters.set("not-within")
        hasValues = !parameters.flag("not-values")
        exempt = parameters.exemptNames()
        verbs = parameters.set("verbs")
        parameters.reader.refuseKeys(besides: parameters.keys)
    }

    /// Whether a type of the app has the role.
    ///
    /// - Parameter above: The types that it inherits and conforms to, through any number of the app's own types.
    func fits(_ type: TypeDeclaration, inheriting above: Set<String>, in model: AppModel) -> Bool {
        kinds?.contains(type.kind) ?? true && (isNamed(type.name) || !above.isDisjoint(with: inherits))
            && above.isDisjoint(with: excluding) && !exempt.contains(type.name) && !isWithinExcluded(type, in: model)
            && acts(type, in: model) && (hasValues || !type.isPlainValue)
    }

    private func acts(_ type: TypeDeclaration, in model: AppModel) -> Bool {
        if verbs.isEmpty { return true }
        let all = type.lineage(in: model) + type.protocols(in: model)
        let methods = all.flatMap(\.members).map(\.declaration).filter { $0.kind == .func }
        return methods.isEmpty || methods.contains { NameWords($0.name).words.first.map(verbs.contains) == true }
            || all.flatMap(\.storedProperties).contains { $0.typeName.map(isNamed) == true }
    }

    private func isWithinExcluded(_ type: TypeDeclaration, in model: AppModel) -> Bool {
        guard !excludingOuter.isEmpty, let outer = type.place.declaration.parent else { return false }
        if outer.inheritance.contains(where: { excludingOuter.contains(TypeText.bare(of: $0.text)) }) {
            return true
        }
        return model.type(TypeText.bare(of: outer.name)).map { model.isKind($0, of: excludingOuter) } ?? false
    }

    /// Whether a name that the app does not declare matches the role.
    func fits(name: String) -> Bool { !exempt.contains(name) && isNamed(name) }

    private func isNamed(_ name: String) -> Bool { suffixes.contains(where: name.hasSuffix) || names.contains(name) }
}

extension TypeDeclaration {
    /// Whether the type only stores simple values: a structure with properties such as texts, and without methods.
    fileprivate var isPlainValue: Bool {
        let simple: Set<String> = ["String", "Int", "Bool", "Double", "Date", "URL", "UUID"]
        return kind == .struct && !storedProperties.isEmpty && !members.contains { $0.declaration.kind == .func }
            && storedProperties.allSatisfy { $0.typeName.map(simple.contains) == true }
    }
}
