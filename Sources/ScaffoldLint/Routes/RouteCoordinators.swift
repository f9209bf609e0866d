import AppModel
import SwiftOutline

/// Finds the type that shows the routes of an enumeration: a class with a method that takes one and switches over it.
struct RouteCoordinators {
    private let model: AppModel
    private var byRoute: [String: [(type: String, place: Place)]] = [:]
    private lazy var users = usersOfTypes()
    /// The coordinators found so far, by route: many links share a route, and a switch takes time to read.
    private var coordinators: [String: String?] = [:]

    init(_ model: AppModel) {
        self.model = model
        for type in model.sourceTypes where [.class, .actor].contains(type.kind) {
            for member in type.members where member.declaration.kind == .func {
                for parameter in member.declaration.parameters where !parameter.type.text.hasPrefix("[") {
                    byRoute[TypeText.lastName(in: parameter.type.text), default: []].append((type.name, member))
                }
            }
        }
    }

    mutating func coordinator(of route: String) -> String? {
        if let known = coordinators[route] { return known }
        // A class that calls the route's own parser shows it, too.
        let coordinator = switching(over: route) ?? users[route]?.mostAlike(to: route, by: \.self)
        coordinators[route] = .some(coordinator)
        return coordinator
    }

    /// The type that switches over the route; of several, the one whose name is most like the route's.
    private func switching(over route: String) -> String? {
        let candidates = (byRoute[route] ?? []).filter { switches($0.place, over: route) }.map(\.type)
        return candidates.mostAlike(to: route, by: \.self)
    }

    private func switches(_ place: Place, over route: String) -> Bool {
        let names = place.declaration.parameters.filter { TypeText.lastName(in: $0.type.text) == route }.map(\.name)
        return model.files[place.file].outline.code(in: place.declaration).switches.contains {
            names.contains($0.subject.text)
        }
    }

    /// The classes whose methods use members of a type (`OrdersRoute.parse`), by the type's name, in the order of the files.
    private func usersOfTypes() -> [String: [String]] {
        var users: [String: [String]] = [:]
        for type in model.sourceTypes where [.class, .actor].contains(type.kind) {
            for member in type.members where member.declaration.kind == .func {
                let outline = model.files[member.file].outline
                for position in outline.tokens.indices(in: member.declaration.range)
                where outline.tokens[position].kind == .identifier && position + 1 < outline.tokens.endIndex
                    && outline.tokens[position + 1].kind == .period
                {
                    let name = outline.text(outline.tokens[position])
                    if users[name]?.last != type.name { users[name, default: []].append(type.name) }
                }
            }
        }
        return users
    }
}
