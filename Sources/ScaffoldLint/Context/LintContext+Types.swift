import AppModel
import SwiftOutline

extension LintContext {
    /// Every name in a type and its extensions.
    func names(in type: TypeDeclaration) -> [String] {
        type.parts.flatMap { model.file(of: $0).outline.names(in: $0.declaration.range) }
    }

    /// The code of a type and its extensions.
    func code(of type: TypeDeclaration) -> [Code] {
        type.parts.map { model.file(of: $0).outline.code(in: $0.declaration) }
    }

    /// The name of a property's type: the declared or constructed one, the enumeration of its initial case, or the result of the method
    /// that its initial value calls, if all methods of that name have the same result.
    func typeName(of property: Declaration) -> String? {
        if let name = property.typeName { return name }
        guard let value = property.initialValue?.text else { return nil }
        let names = value.prefix { $0 != "(" }.split(separator: ".").map(String.init)
        let owner = names.dropLast().last ?? ""
        if model.type(owner)?.cases.contains(where: { $0.name == names.last }) == true { return owner }
        guard value.utf8.last == UInt8(ascii: ")"), let open = value.utf8.firstIndex(of: UInt8(ascii: "(")) else {
            return nil
        }
        let path = value.utf8[..<open]
        guard path.allSatisfy({ $0.isOfName || $0 == UInt8(ascii: ".") }) else { return nil }
        let results = Set(
            members.methods[TypeText.bare(of: String(Substring(path))), default: []].map(\.declaration.typeName)
        )
        guard results.count == 1, let name = results.first ?? nil, model.type(name) != nil else { return nil }
        return name
    }

    /// Whether a property is a view, or a method returns one.
    func isView(_ declaration: Declaration) -> Bool {
        guard let name = declaration.typeName else { return false }
        return name == "View" || name == "AnyView" || model.type(name)?.inherits("View") == true
    }

    /// Whether the declared type of a property, or the result of a method, has one of some roles.
    func has(typeOf declaration: Declaration, oneOf roles: some Sequence<String>) -> Bool {
        declaration.typeName.map { has($0, oneOf: roles) } ?? false
    }
}
