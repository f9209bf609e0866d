import AppModel
import Diagnostics
import SwiftOutline

/// The surroundings of a spec: the types of the app and the existing modules.
package struct Surroundings: Sendable, Equatable {
    /// Structures and enumerations that take precedence over those of the app, by name.
    package var types: [String: DataType]
    /// The modules with a kept spec, by type name.
    package var modules: [String: Module]
    /// The verbs of use cases that delete or remove something.
    package var destructiveVerbs: [String] = []
    /// The version of what a spec gets that leaves something out. A module keeps that of its first run: in 1 an entity is always
    /// `<Module>Item`, and a screen named `search` is plain.
    package var defaults = Surroundings.latestDefaults
    package static let latestDefaults = 2
    /// The types of frameworks and of the style's base app.
    package var takenTypes: Set<String> = []
    private let app: AppModel?
    /// Whether to ignore types whose values cannot be made, such as classes and protocols.
    package var ignoresOtherTypes = false
    /// The module's own types. They are excluded from the types above.
    package var hidden: Set<String> = []

    package init(types: [String: DataType] = [:], modules: [String: Module] = [:]) {
        (self.types, self.modules, app) = (types, modules, nil)
    }

    package init(of app: AppModel) { (types, modules, self.app) = ([:], [:], app) }

    /// The visible structure or enumeration with a name.
    func type(_ name: String) -> DataType? { hidden.contains(name) ? nil : types[name] ?? declaredType(name) }

    /// The app's structure or enumeration with a name, if its values can be made.
    private func declaredType(_ name: String) -> DataType? {
        guard let app, let type = app.visibleType(name), let shape = type.shape else { return nil }
        var found = DataType(
            name: name,
            shape: shape,
            declaredAt: app.mark(of: type),
            isUndecoded: app.isUndecoded(type)
        )
        found.isUnthrowable = app.isUnthrowable(type)
        return found
    }

    /// The place of a type that is neither a structure nor an enumeration whose values can be made.
    func place(ofOtherType name: String) -> SourceMark? {
        guard !hidden.contains(name), !ignoresOtherTypes, let app, let type = app.visibleType(name), type.shape == nil
        else { return nil }
        return app.mark(of: type)
    }

    package var typeNames: [String] {
        Set(types.keys).union(app?.visibleTypes.filter { $0.shape != nil }.map(\.name) ?? []).subtracting(hidden)
            .sorted()
    }

    /// The names of the types whose values cannot be made.
    package var otherTypeNames: [String] {
        guard !ignoresOtherTypes, let app else { return [] }
        return app.visibleTypes.filter { $0.shape == nil && !hidden.contains($0.name) }.map(\.name)
    }
}

extension AppModel {
    /// Whether a type is certainly not `Decodable`: neither what it inherits nor a macro may make it so.
    fileprivate func isUndecoded(_ type: TypeDeclaration) -> Bool {
        let foreign = names(above: type).filter { self.type($0) == nil }
        return type.declaration.attributes.allSatisfy { ForeignTypes.plainAttributes.contains($0.name) }
            && ForeignTypes.initializers(of: foreign)?.contains(["from"]) == false
    }

    /// Whether a type is certainly no `Error`: neither it nor what it conforms to is.
    fileprivate func isUnthrowable(_ type: TypeDeclaration) -> Bool {
        let foreign = names(above: type).filter { self.type($0) == nil }
        return !foreign.contains("Error") && ForeignTypes.addNoMembers(foreign)
    }
}
