import AppModel
import Diagnostics
import FileTransaction
import ModuleSpecs

/// Checks a spec against an app, independently of a style.
package struct SpecCheck {
    private let spec: ModuleSpec
    private let surroundings: Surroundings

    package init(_ spec: ModuleSpec, in tree: FileTree) throws(Failure) {
        let app = try PlannedApp(of: tree)
        let record = try ModuleRecord.located(spec.typeName, in: app, tree)
        self.spec = spec
        surroundings = try app.surroundings(without: record, linking: spec.links, in: tree)
    }

    /// The errors beside one that is reported already: a lack of screens is none.
    package var furtherErrors: Problems {
        var spec = spec
        spec.hasUnreadParts = true
        return Problems(ModuleResolver.resolve(spec, in: surroundings).problems.all.filter { $0.severity == .error })
    }

    /// The types that neither Swift, the app nor the spec declares, in the order of the spec.
    package var unknownTypes: [String] {
        var known = Set(spec.types.map { NameWords($0.name.value).pascal })
        known.formUnion(surroundings.typeNames + surroundings.otherTypeNames)
        known.insert("Set")
        var unknown: [String] = []
        for name in types.flatMap(\.names)
        where !known.contains(name) && StandardType.named(name) == nil && !unknown.contains(name) {
            unknown.append(name)
        }
        return unknown
    }

    private var types: [TypeReference] {
        var parameters = spec.screens.flatMap { $0.parameters ?? [] } + spec.useCases.flatMap(\.parameters)
        for type in spec.types {
            if case .structure(let properties) = type.shape { parameters += properties }
        }
        let results = spec.useCases.compactMap(\.returns?.value)
        return parameters.map(\.type.value) + results.map { $0.delivered ?? $0 }
            + spec.useCases.compactMap(\.failure?.value)
    }
}
