import SwiftOutline

/// Finds the type that shows the routes of an enumeration: a class with a method that takes one and switches over it.
struct RouteCoordinators {
    private let index: SourceIndex
    private var byRoute: [String: [(type: String, place: Place)]] = [:]
    private var known: [String: String?] = [:]
    private var users: [String: [String]]?

    init(_ index: SourceIndex) {
        self.index = index
        for type in index.sourceTypes where [.class, .actor].contains(type.kind) {
            for member in type.members where member.declaration.kind == .func && switches(member) {
                for parameter in member.declaration.parameters where parameter.type.text.utf8.first != UInt8(ascii: "[")
                {
                    byRoute[SwiftText.typeName(parameter.type.text), default: []].append((type.name, member))
                }
            }
        }
    }

    /// Whether a method has a switch over anything: searching for the keyword is faster than reading the code.
    private func switches(_ method: Place) -> Bool {
        method.declaration.bodyRange != nil
            && index.file(of: method).outline.tokens(in: method.declaration.range).contains { $0.keyword == .switch }
    }

    mutating func coordinator(of route: String) -> String? {
        if let found = known[route] { return found }
        let found = switching(over: route) ?? parsing(route)
        known[route] = found
        return found
    }

    /// The type that switches over the route; of several, the one whose name is most like the route's.
    private func switching(over route: String) -> String? {
        let candidates = (byRoute[route] ?? []).filter { switches($0.place, over: route) }.map(\.type)
        return candidates.mostAlike(to: route, by: \.self)
    }

    private func switches(_ place: Place, over route: String) -> Bool {
        let names = place.declaration.parameters.filter { SwiftText.typeName($0.type.text) == route }.map(\.name)
        return index.files[place.file].outline.code(in: place.declaration).switches.contains {
            names.contains($0.subject.text)
        }
    }

    /// A class that calls the route's own parser.
    private mutating func parsing(_ route: String) -> String? {
        let all = users ?? usersOfTypes()
        users = all
        return all[route]?.mostAlike(to: route, by: \.self)
    }

    /// The classes in whose methods a type's name is before a full stop, by that name, in the order of the files.
    private func usersOfTypes() -> [String: [String]] {
        var users: [String: [String]] = [:]
        for type in index.sourceTypes where [.class, .actor].contains(type.kind) {
            for member in type.members where member.declaration.kind == .func {
                let outline = index.files[member.file].outline
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
