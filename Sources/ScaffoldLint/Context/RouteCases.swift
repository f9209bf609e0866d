import AppModel

/// The cases of the app's route enumeration, by the routes of modules that they store.
struct RouteCases {
    /// The app's enumeration; `nil` where there is none.
    let owner: TypeDeclaration?
    private let places: [String: Place]

    /// - Parameter roles: What the app's enumeration is called in this style.
    init(_ app: LintContext, in roles: [String]) {
        let owners = app.types(in: roles).filter { $0.kind == .enum }
        var places: [String: Place] = [:]
        for member in owners.flatMap(\.members) where member.declaration.kind == .case {
            for parameter in member.declaration.parameters {
                for word in SwiftWords(parameter.type.text).words { places[String(word)] = member }
            }
        }
        // An enumeration within a feature or package that stores no feature's route is that feature's own.
        owner =
            owners.first { $0.cases.flatMap(\.parameters).contains { app.modules.stem(of: $0.typeName) != nil } }
            ?? owners.first {
                app.packages.target(of: $0) == nil
                    && app.modules.module(of: $0.name, at: app.model.file(of: $0.place).path) == nil
            }
        self.places = places
    }

    /// The case that stores a route.
    subscript(route: String) -> Place? { places[route] }
}
