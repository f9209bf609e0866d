import SwiftOutline

/// The role of a member in its type, in the usual order of a type's members.
enum MemberRole: Int, Comparable {
    case alias, type, enumCase, staticProperty, property, initializer, deinitializer, computed, staticMethod, method,
        other

    init(_ declaration: Declaration) {
        let isStatic = declaration.hasModifier("static") || declaration.hasModifier("class")
        switch declaration.kind {
        case .typealias, .associatedtype: self = .alias
        case .class, .struct, .enum, .actor, .protocol: self = .type
        case .case: self = .enumCase
        case .var, .let:
            let isRequirement = declaration.parent?.kind == .protocol
            self = isStatic ? .staticProperty : declaration.isStored || isRequirement ? .property : .computed
        case .`init`: self = .initializer
        case .deinit: self = .deinitializer
        case .func, .subscript: self = isStatic ? .staticMethod : .method
        default: self = .other
        }
    }

    static func < (left: MemberRole, right: MemberRole) -> Bool { left.rawValue < right.rawValue }
}
