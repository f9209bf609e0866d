import SwiftOutline

/// What a type such as `Base<Model>` gives for the generic parameters of `Base`.
struct GenericArguments {
    private let arguments: [String: String]

    init(of type: String, for declaration: Declaration) {
        let clause = declaration.genericClause?.text ?? ""
        let parameters = Self.items(in: clause[...]).map { String($0.prefix { $0 != ":" }).trimmingSpaces }
        let items = Self.items(in: type.drop { $0 != "<" })
        arguments =
            parameters.count == items.count
            ? Dictionary(zip(parameters, items), uniquingKeysWith: { first, _ in first }) : [:]
    }

    subscript(parameter: String) -> String? { arguments[parameter] }

    private static func items(in clause: Substring) -> [String] {
        clause.dropFirst().dropLast().split(separator: ",").map { String($0).trimmingSpaces }
    }
}
