/// The words that mean something to the reader.
///
/// The reserved ones come first: `isReserved`. The others are names that mean something in some places only.
public enum Keyword: UInt8, Sendable, CaseIterable {
    /// No keyword.
    case none

    // MARK: Reserved

    case capitalAny
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
    case capitalSelf
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

    case oldConsuming
    case oldOwned
    case setterAccess
    case oldShared
    case _borrowing
    case _const
    case _consuming
    case _local
    case _modify
    case _move
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
    case dependsOn
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
    case mutate
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
    case capitalProtocol
    case reasync
    case required
    case sending
    case set
    case some
    case capitalType
    case unowned
    case unsafe
    case using
    case weak
    case willSet
    case yield
    case yielding
    case unsafeAddress
    case available
    case convention
    case differentiable
    case capitalSendable
    case escaping
    case autoclosure
    case then
    case modify
    case read
    case safe

    /// Whether the word cannot be a name without back-ticks.
    public var isReserved: Bool { rawValue != 0 && rawValue <= Self.`while`.rawValue }

    /// The spelling.
    var spelling: StaticString {
        switch self {
        case .none: ""
        case .capitalAny: "Any"
        case .`as`: "as"
        case .`associatedtype`: "associatedtype"
        case .`break`: "break"
        case .`case`: "case"
        case .`catch`: "catch"
        case .`class`: "class"
        case .`continue`: "continue"
        case .`default`: "default"
        case .`defer`: "defer"
        case .`deinit`: "deinit"
        case .`do`: "do"
        case .`else`: "else"
        case .`enum`: "enum"
        case .`extension`: "extension"
        case .`fallthrough`: "fallthrough"
        case .`false`: "false"
        case .`fileprivate`: "fileprivate"
        case .`for`: "for"
        case .`func`: "func"
        case .`guard`: "guard"
        case .`if`: "if"
        case .`import`: "import"
        case .`in`: "in"
        case .`init`: "init"
        case .`inout`: "inout"
        case .`internal`: "internal"
        case .`is`: "is"
        case .`let`: "let"
        case .`nil`: "nil"
        case .`operator`: "operator"
        case .`precedencegroup`: "precedencegroup"
        case .`private`: "private"
        case .`protocol`: "protocol"
        case .`public`: "public"
        case .`repeat`: "repeat"
        case .`rethrows`: "rethrows"
        case .`return`: "return"
        case .`self`: "self"
        case .capitalSelf: "Self"
        case .`static`: "static"
        case .`struct`: "struct"
        case .`subscript`: "subscript"
        case .`super`: "super"
        case .`switch`: "switch"
        case .`throw`: "throw"
        case .`throws`: "throws"
        case .`true`: "true"
        case .`try`: "try"
        case .`typealias`: "typealias"
        case .`var`: "var"
        case .`where`: "where"
        case .`while`: "while"
        case .oldConsuming: "__consuming"
        case .oldOwned: "__owned"
        case .setterAccess: "__setter_access"
        case .oldShared: "__shared"
        case ._borrowing: "_borrowing"
        case ._const: "_const"
        case ._consuming: "_consuming"
        case ._local: "_local"
        case ._modify: "_modify"
        case ._move: "_move"
        case ._mutating: "_mutating"
        case ._read: "_read"
        case .actor: "actor"
        case .addressWithOwner: "addressWithOwner"
        case .any: "any"
        case .async: "async"
        case .await: "await"
        case .borrow: "borrow"
        case .borrowing: "borrowing"
        case .consume: "consume"
        case .consuming: "consuming"
        case .convenience: "convenience"
        case .copy: "copy"
        case .dependsOn: "dependsOn"
        case .didSet: "didSet"
        case .discard: "discard"
        case .distributed: "distributed"
        case .dynamic: "dynamic"
        case .each: "each"
        case .final: "final"
        case .get: "get"
        case .indirect: "indirect"
        case .infix: "infix"
        case .isolated: "isolated"
        case .lazy: "lazy"
        case .macro: "macro"
        case .mutate: "mutate"
        case .mutating: "mutating"
        case .nonisolated: "nonisolated"
        case .nonmutating: "nonmutating"
        case .nonsending: "nonsending"
        case .of: "of"
        case .open: "open"
        case .optional: "optional"
        case .override: "override"
        case .package: "package"
        case .postfix: "postfix"
        case .prefix: "prefix"
        case .capitalProtocol: "Protocol"
        case .reasync: "reasync"
        case .required: "required"
        case .sending: "sending"
        case .set: "set"
        case .some: "some"
        case .capitalType: "Type"
        case .unowned: "unowned"
        case .unsafe: "unsafe"
        case .using: "using"
        case .weak: "weak"
        case .willSet: "willSet"
        case .yield: "yield"
        case .yielding: "yielding"
        case .unsafeAddress: "unsafeAddress"
        case .available: "available"
        case .convention: "convention"
        case .differentiable: "differentiable"
        case .capitalSendable: "Sendable"
        case .escaping: "escaping"
        case .autoclosure: "autoclosure"
        case .then: "then"
        case .modify: "modify"
        case .read: "read"
        case .safe: "safe"
        }
    }
}
