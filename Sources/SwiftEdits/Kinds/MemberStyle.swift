import SwiftOutline

/// The modifiers and attributes of a member, by which similar members are grouped.
struct MemberStyle {
    private let attributes: [String]
    private let modifiers: [String]
    private let accessLevel: String?

    init(_ declaration: Declaration) {
        attributes = declaration.attributes.map(\.name)
        modifiers = declaration.modifiers.map(\.text)
        accessLevel = declaration.accessLevel
    }

    /// How much two members have in common, access before other modifiers.
    func likeness(to other: MemberStyle) -> Int {
        (accessLevel == other.accessLevel ? 4 : 0) + (modifiers == other.modifiers ? 2 : 0)
            + (attributes == other.attributes ? 1 : 0)
    }
}
