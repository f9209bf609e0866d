import AppModel
import SwiftOutline

extension Declaration {
    /// Whether the property has the wrapper `@Published`.
    var isPublished: Bool { hasAttribute("Published") }

    /// Whether other modules see the declaration.
    var isSeenOutside: Bool { accessLevel.map { ["open", "public", "package"].contains($0) } ?? false }

    /// Whether only the declaration's own file sees it.
    var isHidden: Bool { accessLevel.map { ["private", "fileprivate"].contains($0) } ?? false }

    /// The type of a property, declared or constructed by its initial value, or of a method's result.
    var typeText: TypeText? { (type?.text ?? constructedType).map { TypeText($0) } }

    /// The simple name of that type.
    var typeName: String? { typeText?.name }

    /// Whether a property is a text.
    var isText: Bool {
        type.map { TypeText($0.text) }.map { $0.name == "String" && !$0.isOther }
            ?? (initialValue?.text.hasPrefix("\"") == true)
    }
}

extension DeclaredParameter {
    /// The simple name of the parameter's type.
    var typeName: String { TypeText(type.text).name }
}
