import SwiftOutline

/// Finds the type that shows the routes of an enumeration: a class with a method that takes one and switches over it.
struct RouteCoordinators {
    private let index: SourceIndex
    private var byRoute: [String: [(type: String, place: Place)]] = [:]
    private var known: [String: String?] = [:]
    private var users: [String: [String]]?

    init(_ index: SourceIndex) {
        self.index = index
        for type in index.types
        where (type.kind == .class || type.kind == .actor) && index.files[type.place.file].role == .source {
            for member in type.members where member.declaration.kind == .func && switches(member) {
                for parameter in member.declaration.parameters where parameter.type.text.utf8.first != UInt8(ascii: "[")
                {
                    byRoute[SwiftText.typeName(parameter.type.text), default: []].append((type.name, member))
                }
            }
        }
    }

    /// Whether a method with a body holds a switch, whatever it is over: to look for the word takes less time than to read code.
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

    /// Where several types switch over it, the one whose name shares most with the route's.
    private func switching(over route: String) -> String? {
        let candidates = (byRoute[route] ?? []).filter { switches($0.place, over: route) }.map(\.type)
        return candidates.max { Self.shared($0, route) < Self.shared($1, route) }
    }

    private func switches(_ place: Place, over route: String) -> Bool {
        let names = place.declaration.parameters.filter { SwiftText.typeName($0.type.text) == route }.map(\.name)
        return index.files[place.file].outline.code(in: place.declaration).switches.contains {
            names.contains($0.subject.text)
        }
    }

    /// A class that has the route's own parser read a link.
    private mutating func parsing(_ route: String) -> String? {
        let all = users ?? usersOfTypes()
        users = all
        return all[route]?.max { Self.shared($0, route) < Self.shared($1, route) }
    }

    /// The classes in whose methods a type's name stands before a full stop, by that name; in the order of the files.
    private func usersOfTypes() -> [String: [String]] {
        var users: [String: [String]] = [:]
        for type in index.types
        where [.class, .actor].contains(type.kind) && index.files[type.place.file].role == .source {
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

    /// How many characters two names begin with alike.
    private static func shared(_ left: String, _ right: String) -> Int {
        zip(left.utf8, right.utf8).prefix { $0 == $1 }.count
    }
}
