import AppModel
import Diagnostics
import SwiftOutline
import YAMLReader

/// A role of types, such as view models, by their kind, their name and what they inherit.
struct Role: Sendable {
    let name: String
    @Parameter({ $0.set("kinds") }) private var keywords: Set<String>
    @Parameter({ $0.texts("suffixes") }) private var suffixes: [String]
    /// Names that have the role regardless of their suffix.
    @Parameter({ $0.set("names") }) private var names: Set<String>
    /// Types whose subtypes have the role, through any number of the app's own types.
    @Parameter({ $0.set("inherits") }) private var inherits: Set<String>
    /// Types whose subtypes do not have the role.
    @Parameter({ $0.set("not-inheriting") }) private var excluding: Set<String>
    /// Types whose nested types do not have the role: a representable's `Coordinator`.
    @Parameter({ $0.set("not-within") }) private var excludingOuter: Set<String>
    /// Whether structures of plain values, such as a model named `Repository`, do not have the role.
    @Parameter({ $0.flag("not-values") }) private var lacksValues: Bool
    @Parameter({ $0.exemptNames() }) private var exempt: ExemptNames
    /// How a method of a type with this role begins. A type that has methods and none of these, and stores nothing of such a name, only
    /// has the name of the role.
    @Parameter({ $0.set("verbs") }) private var verbs: Set<String>

    init?(_ entry: YAMLEntry, in roles: MappingReader) {
        guard let name = entry.key.text else { return nil }
        self.name = name
        var parameters = Parameters(roles.mapping(entry.value, of: "the role \"\(name)\"", known: nil))
        parameters.fill(self)
        parameters.reader.refuseKeys(besides: parameters.keys)
    }

    /// Whether a type of the app has the role.
    ///
    /// - Parameter above: The types that it inherits and conforms to, through any number of the app's own types.
    func fits(_ type: TypeDeclaration, inheriting above: Set<String>, in model: AppModel) -> Bool {
        (keywords.isEmpty || keywords.contains(type.kind.keyword))
            && (isNamed(type.name) || !above.isDisjoint(with: inherits)) && above.isDisjoint(with: excluding)
            && !exempt.contains(type.name) && !isWithinExcluded(type, in: model)
            && acts(type, in: model) && (!lacksValues || !type.isPlainValue)
    }

    private func acts(_ type: TypeDeclaration, in model: AppModel) -> Bool {
        if verbs.isEmpty { return true }
        let all = type.lineage(in: model) + type.protocols(in: model)
        let methods = all.flatMap(\.methods)
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
