import AppModel
import Diagnostics
import SwiftOutline

extension LintContext {
    /// The type of a module that a pattern names.
    func type(_ pattern: NamePattern, of module: LintModule) -> TypeDeclaration? {
        let name = pattern.name(module.name)
        let found = model.type(name)
        return found?.kind == .protocol ? module.anchors.first { $0.nameOfRole == name } ?? found : found
    }

    /// The classes of a role.
    ///
    /// - Parameter views: Where it is given, only view models that views of this role have count.
    func classes(in role: String, shownBy views: String?) -> [TypeDeclaration] {
        let shown = views.map { ScreenLink(app: self).viewModels(of: $0) }
        return types(in: role).filter { $0.kind == .class && shown?.contains($0.name) != false }
    }

    /// The stored properties of types in some roles whose type is one of the app's own, with that type.
    func dependencies(of roles: [String]) -> [(holder: TypeDeclaration, property: Declaration, held: TypeDeclaration)] {
        types(in: roles).flatMap { holder in
            holder.storedProperties.compactMap { property in
                guard let text = property.typeText, !text.isOther, let held = model.type(text.name) else { return nil }
                return (holder, property, held)
            }
        }
    }

    /// Whether a class, or one above it, stores something of some roles; a closure that navigates does as well as a coordinator.
    func stores(_ type: TypeDeclaration, oneOf roles: [String]) -> Bool {
        type.lineage(in: model).flatMap(\.storedProperties).contains { property in
            property.type?.text.contains("->") == true || has(typeOf: property, oneOf: roles)
        }
    }

    /// A coordinator of some roles, if none of them has a method: they show nothing.
    func idleCoordinator(in roles: [String]) -> TypeDeclaration? {
        let all = types(in: roles)
        let types = all.flatMap { $0.lineage(in: model) + $0.protocols(in: model) }
        return types.flatMap(\.methods).isEmpty ? all.first : nil
    }

    /// A protocol that a type conforms to, that has a role by its name, and that the app does not declare.
    func absentProtocol(of type: TypeDeclaration, in role: String) -> String? {
        type.inherited.first { model.type($0.name) == nil && has($0.name, oneOf: [role]) }?.name
    }
}
