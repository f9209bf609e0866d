import AppModel
import SwiftOutline

extension TypeDeclaration {
    /// The shape of the type for a spec: the properties of a structure's memberwise initializer, or the plain cases of
    /// an enumeration.
    ///
    /// `nil` if other code cannot make a value: classes, structures with their own initializer or with private or
    /// untyped properties, and enumerations without a plain case.
    package var shape: DataType.Shape? {
        switch kind {
        case .struct: return properties.map { .structure($0) }
        case .enum:
            let cases = declaration.members.filter { $0.kind == .case && $0.parametersRange == nil }.map(\.name)
            return cases.isEmpty ? nil : .enumeration(cases)
        default: return nil
        }
    }

    private var properties: [Parameter]? {
        var properties: [Parameter] = []
        for member in declaration.members {
            if member.kind == .`init` { return nil }
            guard member.kind == .var || member.kind == .let, member.isStored, !member.hasModifier(.static, or: .static)
            else { continue }
            guard let text = member.type?.text, let type = AdoptedType.read(text),
                !["private", "fileprivate"].contains(member.accessLevel)
            else { return nil }
            if member.kind == .let, member.initialValue != nil { continue }
            properties.append(Parameter(name: member.name, type: type))
        }
        return properties
    }
}
