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

    /// Whether a name is that of an icon: `symbolName`.
    package static func isIcon(_ name: String) -> Bool {
        ["icon", "symbol", "image"].contains { name.lowercased().contains($0) }
    }

    package var isFunction: Bool { type.contains("->") }

    package var isOptional: Bool { type.hasSuffix("?") || type.hasSuffix("!") }

    package var isText: Bool {
        ["String", "String?", "Text", "Text?", "LocalizedStringKey", "LocalizedStringResource"].contains(type)
    }
}

extension Declaration {
    /// Whether this is `init(coder:)`, which no code calls.
    package var isCoder: Bool { kind == .`init` && parameters.first?.label == "coder" }

    /// Whether calls name it: a function, initialiser or enum case.
    package var isCallable: Bool { [.func, .`init`, .case].contains(kind) }
}
