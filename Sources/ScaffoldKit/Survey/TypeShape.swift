import SwiftOutline

/// What a declared type looks like to a spec: the properties of a structure that its memberwise initialiser takes, or the
/// plain cases of an enumeration.
///
/// Types are texts, as they are written: of the types that an app declares, few are asked for.
enum TypeShape: Sendable, Equatable {
    case structure([Property])
    case enumeration([String])

    struct Property: Sendable, Equatable {
        var name: String
        var type: String
    }

    /// `nil` where no value can be made from the outside: classes, structures with an initialiser of their own or with
    /// private or untyped properties, enumerations without a plain case.
    init?(_ declaration: Declaration) {
        switch declaration.kind {
        case .struct:
            guard let properties = Self.properties(of: declaration) else { return nil }
            self = .structure(properties)
        case .enum:
            let cases = declaration.members.filter { $0.kind == .case && $0.parametersRange == nil }.map(\.name)
            guard !cases.isEmpty else { return nil }
            self = .enumeration(cases)
        default: return nil
        }
    }

    /// The shape as modules are resolved against it.
    var read: DataType.Shape {
        switch self {
        case .structure(let properties):
            .structure(
                properties.compactMap { property in
                    AdoptedType.read(property.type).map { Parameter(name: property.name, type: $0) }
                }
            )
        case .enumeration(let cases): .enumeration(cases)
        }
    }

    private static func properties(of declaration: Declaration) -> [Property]? {
        var properties: [Property] = []
        for member in declaration.members {
            if member.kind == .`init` { return nil }
            guard member.kind == .var || member.kind == .let, member.isStored, !member.hasModifier(.static, or: .static)
            else { continue }
            guard let type = member.type?.text, AdoptedType.read(type) != nil, !isHidden(member) else { return nil }
            if member.kind == .let, member.initialValue != nil { continue }
            properties.append(Property(name: member.name, type: type))
        }
        return properties
    }

    private static func isHidden(_ member: Declaration) -> Bool {
        // Few say so, and of a setter alone it means nothing here.
        member.hasModifier(.private, or: .fileprivate)
            && ["private", "fileprivate"].contains(member.accessLevel)
    }
}
