import SwiftOutline

/// What a declared type looks like to a spec: the properties of a structure that its memberwise initialiser takes, or the
/// plain cases of an enumeration.
struct TypeShape {
    /// `nil` where no value can be made from the outside: classes, structures with an initialiser of their own or with
    /// private or untyped properties, enumerations without a plain case.
    let shape: DataType.Shape?

    init(_ declaration: Declaration) {
        switch declaration.kind {
        case .struct: shape = Self.structure(declaration)
        case .enum: shape = Self.enumeration(declaration)
        default: shape = nil
        }
    }

    private static func structure(_ declaration: Declaration) -> DataType.Shape? {
        var properties: [Parameter] = []
        for member in declaration.members {
            if member.kind == .`init` { return nil }
            guard member.kind == .var || member.kind == .let, member.isStored, !member.hasModifier(.static, or: .static)
            else { continue }
            guard let type = member.type, let reference = AdoptedType.read(type.text), !isHidden(member) else {
                return nil
            }
            if member.kind == .let, member.initialValue != nil { continue }
            properties.append(Parameter(name: member.name, type: reference))
        }
        return .structure(properties)
    }

    private static func enumeration(_ declaration: Declaration) -> DataType.Shape? {
        let cases = declaration.members.filter { $0.kind == .case && $0.parametersRange == nil }.map(\.name)
        return cases.isEmpty ? nil : .enumeration(cases)
    }

    private static func isHidden(_ member: Declaration) -> Bool {
        // Few say so, and of a setter alone it means nothing here.
        member.hasModifier(.private, or: .fileprivate)
            && ["private", "fileprivate"].contains(member.accessLevel)
    }
}
