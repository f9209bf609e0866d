import Diagnostics

/// What is known of types and attributes that come from Swift and its frameworks.
package enum ForeignTypes {
    /// Attributes of types that add no members.
    package static let plainAttributes: Set<String> = [
        "MainActor", "Observable", "available", "frozen", "globalActor", "main", "objc", "objcMembers",
        "preconcurrency", "unchecked",
    ]

    /// Property wrappers that are made of a value of the property's own type.
    static let plainWrappers: Set<String> = ["Bindable", "ObservedObject", "State", "StateObject"]

    /// Protocols that add no members besides those of `commonMembers`.
    private static let plain: Set<String> = [
        "AnyObject", "CaseIterable", "class", "Codable", "Comparable", "Decodable", "Encodable", "Equatable", "Error",
        "Hashable", "Identifiable", "ObservableObject", "Sendable",
    ]

    /// Protocols that add members, but no initialisers.
    private static let withoutInitializers: Set<String> = [
        "App", "Assembly", "CustomDebugStringConvertible", "CustomStringConvertible", "EnvironmentKey",
        "LocalizedError", "NSObjectProtocol", "PreferenceKey", "PreviewProvider", "Scene",
        "UIViewControllerRepresentable", "UIViewRepresentable", "View", "ViewModifier",
    ]

    private static let rawTypes: Set<String> = ["Character", "Double", "Float", "Int", "String", "UInt"]

    /// Names that Swift and Foundation add to plain types, and that values and optionals have.
    package static let commonMembers: Set<String> = [
        "ID", "Protocol", "Type", "allCases", "customMirror", "debugDescription", "flatMap", "hash", "hashValue", "id",
        "init", "localizedDescription", "map", "none", "objectWillChange", "publisher", "rawValue", "self", "some",
        "take", "unsafelyUnwrapped",
    ]

    /// Names that types inherit from frameworks as nested or associated types.
    private static let nestedNames: Set<String> = [
        "AccessoryType", "Action", "Alignment", "AnimationOptions", "Axis", "Body", "ButtonType", "CellStyle",
        "Configuration", "Content", "ContentMode", "Context", "Coordinator", "Distribution", "Element", "Event",
        "Failure", "ID", "Index", "Input", "Iterator", "Key", "LayoutAttributes", "Output", "RawValue", "RowAnimation",
        "ScrollDirection", "ScrollPosition", "SelectionStyle", "SeparatorStyle", "State", "Style", "Success", "Value",
    ]

    private static let prefixes: Set<Substring> = [
        "AS", "AV", "CA", "CF", "CG", "CI", "CK", "CL", "CN", "CT", "EK", "HK", "LA", "MK", "MT", "NS", "OS", "PH",
        "SF", "SK", "UI", "UN", "WK", "XC",
    ]

    /// Whether a name may be a framework's although no list has it: of a nested type, or with a framework's prefix.
    package static func mayDeclare(_ name: String) -> Bool {
        nestedNames.contains(name)
            || prefixes.contains(name.prefix(2)) && name.utf8.dropFirst(2).first?.isUppercase == true
    }

    package static func addNoMembers(_ names: Set<String>) -> Bool { names.subtracting(rawTypes).isSubset(of: plain) }

    /// The labels of initialisers that inherited types add; `nil` if that is not known.
    package static func initializers(of names: Set<String>) -> [[String?]]? {
        var found: [[String?]] = []
        for name in names {
            let isDelegate =
                name.hasSuffix("Delegate") || name.hasSuffix("DataSource") && !name.hasSuffix("DiffableDataSource")
            if name == "Codable" || name == "Decodable" { found.append(["from"]) }
            if rawTypes.contains(name) { found.append(["rawValue"]) }
            if name == "NSObject" { found.append([]) }
            guard
                plain.contains(name) || withoutInitializers.contains(name) || rawTypes.contains(name)
                    || name == "NSObject" || isDelegate
            else { return nil }
        }
        return found
    }
}
