/// A reserved or contextual keyword. The reserved ones come first.
package enum Keyword: String, Sendable, CaseIterable {
    /// Not a keyword.
    case none = ""

    // MARK: Reserved

    case capitalAny = "Any"
    case `as`
    case `associatedtype`
    case `break`
    case `case`
    case `catch`
    case `class`
    case `continue`
    case `default`
    case `defer`
    case `deinit`
    case `do`
    case `else`
    case `enum`
    case `extension`
    case `fallthrough`
    case `false`
    case `fileprivate`
    case `for`
    case `func`
    case `guard`
    case `if`
    case `import`
    case `in`
    case `init`
    case `inout`
    case `internal`
    case `is`
    case `let`
    case `nil`
    case `operator`
    case `precedencegroup`
    case `private`
    case `protocol`
    case `public`
    case `repeat`
    case `rethrows`
    case `return`
    case `self`
    case capitalSelf = "Self"
    case `static`
    case `struct`
    case `subscript`
    case `super`
    case `switch`
    case `throw`
    case `throws`
    case `true`
    case `try`
    case `typealias`
    case `var`
    case `where`
    case `while`

    // MARK: Contextual

    case oldConsuming = "__consuming"
    case oldOwned = "__owned"
    case setterAccess = "__setter_access"
    case oldShared = "__shared"
    case _borrowing
    case _const
    case _consuming
    case _local
    case _modify
    case _mutating
    case _read
    case actor
    case addressWithOwner
    case any
    case async
    case await
    case borrow
    case borrowing
    case consume
    case consuming
    case convenience
    case copy
    case didSet
    case discard
    case distributed
    case dynamic
    case each
    case final
    case get
    case indirect
    case infix
    case isolated
    case lazy
    case macro
    case mutating
    case nonisolated
    case nonmutating
    case nonsending
    case of
    case open
    case optional
    case override
    case package
    case postfix
    case prefix
    case capitalProtocol = "Protocol"
    case reasync
    case required
    case sending
    case set
    case some
    case capitalType = "Type"
    case unowned
    case unsafe
    case weak
    case willSet
    case yield
    case yielding
    case unsafeAddress
    case available
    case capitalSendable = "Sendable"
    case escaping
    case autoclosure

    /// Compares the cases; the operator of the standard library would compare their spellings.
    package static func != (left: Keyword, right: Keyword) -> Bool { !(left == right) }

    /// Whether the word cannot be a name without back-ticks.
    package var isReserved: Bool {
        switch self {
        case .capitalAny, .as, .associatedtype, .break, .case, .catch, .class, .continue, .default, .defer, .deinit,
            .do, .else, .enum, .extension, .fallthrough, .false, .fileprivate, .for, .func, .guard, .if, .import, .in,
            .`init`, .inout, .internal, .is, .let, .nil, .operator, .precedencegroup, .private, .protocol, .public,
            .repeat, .rethrows, .return, .`self`, .capitalSelf, .static, .struct, .subscript, .super, .switch, .throw,
            .throws, .true, .try, .typealias, .var, .where, .while:
            true
        default: false
        }
    }
}
