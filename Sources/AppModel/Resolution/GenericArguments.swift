import SwiftOutline

/// What a type such as `Base<Model>` gives for the generic parameters of `Base`.
package struct GenericArguments {
    private let arguments: [String: String]

    init(of type: String, for declaration: Declaration) {
        let parameters = Self.parameters(of: declaration)
        let items = Self.items(in: type.drop { $0 != "<" })
        arguments =
            parameters.count == items.count
            ? Dictionary(zip(parameters, items), uniquingKeysWith: { first, _ in first }) : [:]
    }

    subscript(parameter: String) -> String? { arguments[parameter] }

    /// The names of a declaration's generic parameters, or of a protocol's primary associated types.
    static func parameters(of declaration: Declaration) -> [String] {
        items(in: (declaration.genericClause?.text ?? "")[...]).map { item in
            // `each Element` is one as well.
            String(item.prefix { $0 != ":" }.split(separator: " ").last ?? "")
        }
    }

    /// The items of a clause, without the angle brackets around them.
    package static func items(in clause: Substring) -> [String] {
        clause.dropFirst().dropLast().split(separator: ",").map { String($0).trimmingSpaces }
    }
}
