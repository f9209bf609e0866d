import SwiftOutline

/// Finds the type that shows the routes of an enumeration: a class with a method that takes one and switches over it.
struct RouteCoordinators {
    private let index: SourceIndex
    private var byRoute: [String: [(type: String, place: Place)]] = [:]
    private var known: [String: String?] = [:]

    init(_ index: SourceIndex) {
        self.index = index
        for type in index.types
        where [.class, .actor].contains(type.kind) && index.files[type.place.file].role == .source {
            for member in type.members where member.declaration.kind == .func && member.declaration.bodyRange != nil {
                for parameter in member.declaration.parameters where parameter.type.text.utf8.first != UInt8(ascii: "[")
                {
                    byRoute[SwiftText.typeName(parameter.type.text), default: []].append((type.name, member))
                }
            }
        }
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
    private func parsing(_ route: String) -> String? {
        let candidates = index.types.filter { type in
            guard [.class, .actor].contains(type.kind), index.files[type.place.file].role == .source else {
                return false
            }
            return type.members.contains { $0.declaration.kind == .func && calls(route, in: $0) }
        }
        return candidates.map(\.name).max { Self.shared($0, route) < Self.shared($1, route) }
    }

    private func calls(_ route: String, in place: Place) -> Bool {
        let outline = index.files[place.file].outline
        let tokens = outline.tokens.indices(in: place.declaration.range)
        return tokens.contains { position in
            outline.tokens[position].kind == .identifier && position + 1 < outline.tokens.endIndex
                && outline.tokens[position + 1].kind == .period
                && outline.source.text(outline.tokens[position].range) == route
        }
    }

    /// How many characters two names begin with alike.
    private static func shared(_ left: String, _ right: String) -> Int {
        zip(left.utf8, right.utf8).prefix { $0 == $1 }.count
    }
}
