import SwiftOutline

extension LintContext {
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

    /// What a type says it conforms to and what, by its name, is a protocol of a role, but is declared nowhere.
    func absentProtocol(of type: IndexedType, in role: String) -> String? {
        type.inherited.first { index.type($0.name) == nil && has($0.name, oneOf: [role]) }?.name
    }
}
