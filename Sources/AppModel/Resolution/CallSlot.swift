import Diagnostics
import SwiftOutline

/// A parameter as a call sees it.
package struct CallSlot {
    /// The argument's label; `nil` for none.
    package let label: String?
    /// The name within the function.
    package let name: String
    /// The type as the declaration spells it; empty if it is not known.
    package let type: String
    /// Whether a call may omit it.
    package let hasDefault: Bool
    package let isVariadic: Bool

    package init(_ parameter: DeclaredParameter) {
        label = parameter.argumentLabel
        name = parameter.name
        type = parameter.type.text
        hasDefault = parameter.defaultValue != nil || parameter.isVariadic
        isVariadic = parameter.isVariadic
    }

    /// The parameter of an initialiser that the compiler or a framework provides.
    init(label: String?, type: String = "", hasDefault: Bool = false) {
        (self.label, name) = (label, label ?? "")
        (self.type, self.hasDefault) = (type, hasDefault)
        isVariadic = false
    }

    /// The parameter of a memberwise initialiser.
    private init(_ property: Declaration) {
        let type = property.type?.text ?? ""
        let hasDefault = property.initialValue != nil || property.kind == .var && type.hasSuffix("?")
        self.init(label: property.name, type: type, hasDefault: hasDefault)
    }

    /// Whether a name is that of an icon: `symbolName`.
    package static func isIcon(_ name: String) -> Bool {
        ["icon", "symbol", "image"].contains { name.lowercased().contains($0) }
    }

    package var isFunction: Bool { type.contains("->") }

    package var isOptional: Bool { type.hasSuffix("?") || type.hasSuffix("!") }

    package var isText: Bool {
        ["String", "String?", "Text", "Text?", "LocalizedStringKey", "LocalizedStringResource"].contains(type)
    }

    /// The parameters of the initialisers of a type, or of its next superclass that declares any. A structure whose own
    /// are all in extensions has the memberwise one, too.
    package static func initializers(of type: TypeDeclaration, in app: AppModel) -> [[CallSlot]] {
        let all = type.lineage(in: app).lazy.map { ancestor in
            ancestor.initializers.filter { !$0.isCoder && !$0.hasModifier(.private, or: .fileprivate) }
        }
        let declared = all.first { !$0.isEmpty } ?? []
        let slots = declared.map { $0.parameters.map(CallSlot.init) }
        guard type.kind == .struct, declared.allSatisfy({ $0.parent?.kind == .extension }) else { return slots }
        return slots + [type.storedProperties.filter { $0.kind == .var || $0.initialValue == nil }.map { CallSlot($0) }]
    }

    /// The parameters of the functions of a type with a name, also of its superclasses, protocols and their extensions.
    package static func functions(_ name: String, of type: TypeDeclaration, in app: AppModel) -> [[CallSlot]] {
        (type.lineage(in: app) + type.protocols(in: app)).flatMap { $0.members(named: name) }
            .filter { $0.declaration.kind == .func }.map { $0.declaration.parameters.map(CallSlot.init) }
    }
}

extension Declaration {
    /// Whether this is `init(coder:)`, which no code calls.
    package var isCoder: Bool { kind == .`init` && parameters.first?.label == "coder" }
}
