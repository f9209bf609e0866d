/// The kind of a declaration.
@usableFromInline package enum DeclarationKind: String, Sendable, CaseIterable {
    case `class`
    case `struct`
    case `enum`
    case actor
    case `protocol`
    case `extension`
    case `func`
    case `init`
    case `deinit`
    case `subscript`
    case `var`
    case `let`
    /// One element of an enum's `case`.
    case `case`
    case `typealias`
    case `associatedtype`
    case `import`
    case `operator`
    case `precedencegroup`
    case macro
    /// The use of a macro as a declaration, such as `#Preview { … }`.
    case macroExpansion = "#"
    /// `get`, `set`, `willSet`, `didSet` and so on, in a variable or subscript.
    case accessor = ""
}

extension DeclarationKind {
    /// Whether this declares a type, unlike an extension.
    @inlinable package var isType: Bool {
        switch self {
        case .class, .struct, .enum, .actor, .protocol: true
        default: false
        }
    }

    /// Whether this has members: a type or an extension.
    @inlinable package var hasMembers: Bool { isType || self == .extension }

    /// Compares the cases; the operator of the standard library would compare their keywords.
    package static func != (left: DeclarationKind, right: DeclarationKind) -> Bool { !(left == right) }

    /// The keyword; empty if there is none.
    package var keyword: String { rawValue }
}
