import ScaffoldKit
import SwiftOutline

extension LintContext {
    /// The type of a module that a pattern names.
    func type(_ pattern: StemPattern, of module: LintModule) -> IndexedType? {
        index.type(pattern.name(module.name))
    }

    /// The classes of a role.
    ///
    /// - Parameter views: Where it is given, only view models that views of this role have are meant.
    func classes(in role: String, shownBy views: String?) -> [IndexedType] {
        let shown = views.map { ScreenLink(app: self).viewModels(of: $0) }
        return types(in: role).filter { $0.kind == .class && shown?.contains($0.name) != false }
    }

    /// The stored properties of types in some roles whose declared type is one of the app's own, with that type.
    func holdings(of roles: [String]) -> [(holder: IndexedType, property: Declaration, held: IndexedType)] {
        types(in: roles).flatMap { holder in
            holder.storedProperties.compactMap { property in
                guard let written = property.type else { return nil }
                let text = TypeText(written.text)
                guard !text.isOther, let held = index.type(text.name) else { return nil }
                return (holder, property, held)
            }
        }
    }

    /// Whether a class, or one above it, holds something of some roles; a closure that navigates does as well as a coordinator.
    func holds(_ type: IndexedType, oneOf roles: [String]) -> Bool {
        type.lineage(in: index).flatMap(\.storedProperties).compactMap(\.type).contains { written in
            written.text.contains("->") || has(TypeText(written.text).name, oneOf: roles)
        }
    }

    /// What a type says it conforms to and what, by its name, is a protocol of a role, but is declared nowhere.
    func absentProtocol(of type: IndexedType, in role: String) -> String? {
        type.inherited.first { index.type($0.name) == nil && has($0.name, oneOf: [role]) }?.name
    }
}
