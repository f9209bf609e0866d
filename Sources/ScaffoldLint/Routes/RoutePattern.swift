import Diagnostics

/// The URLs of one route: `demo://favorites/:itemId?filter=`.
package struct RoutePattern: Sendable, Hashable {
    /// The host, or one component of the path.
    package enum Piece: Sendable, Hashable {
        case text(String)
        /// A text that can be converted to the type; any text if it is `nil`.
        case parameter(String, type: String?)
        /// Any text, which the route does not use.
        case any
    }

    /// One item of the query.
    package struct Item: Sendable, Hashable {
        package var name: String
        package var isRequired: Bool
    }

    /// The accepted schemes; all if empty.
    package var schemes: [String] = []
    /// The host and the components of the path, the host first.
    package var pieces: [Piece] = []
    /// Whether more components may follow.
    package var isOpen = false
    /// Whether the host counts as a component, so that `demo:///favorites` is `demo://favorites`.
    package var countsHost = false
    package var query: [Item] = []
    /// Whether the pattern includes all tests of the parser.
    package var isCertain = true

    /// The pattern as text; `*` is any host or component, `…` any number of them.
    package var text: String {
        let scheme = schemes.isEmpty ? "" : schemes.joined(separator: "|") + ":"
        var places = pieces.map { piece in
            switch piece {
            case .text(let text): PercentEncoding.encode(text)
            case .parameter(let name, _): ":" + name
            case .any: "*"
            }
        }
        if isOpen { places.append("…") }
        let items = query.map { $0.name + "=" + ($0.isRequired ? "" : "?") }
        return scheme + "//" + places.joined(separator: "/") + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
    }
}

// MARK: - Comparison

extension RoutePattern {
    /// Whether the pattern matches every URL of another pattern.
    func covers(_ other: RoutePattern) -> Bool {
        guard isCertain, hasSchemes(of: other),
            query.allSatisfy({ item in
                !item.isRequired || other.query.contains { $0.name == item.name && $0.isRequired }
            })
        else { return false }
        guard isOpen ? other.pieces.count >= pieces.count : !other.isOpen && other.pieces.count == pieces.count else {
            return false
        }
        return zip(pieces, other.pieces).allSatisfy { Self.covers($0, $1) }
    }

    /// Whether a URL matches both patterns. A component that one of them ignores must be ignored by both.
    func meets(_ other: RoutePattern) -> Bool {
        guard schemes.isEmpty || other.schemes.isEmpty || !Set(schemes).isDisjoint(with: other.schemes) else {
            return false
        }
        let isSameLength = pieces.count == other.pieces.count
        guard
            isSameLength || (isOpen && other.pieces.count > pieces.count)
                || (other.isOpen && pieces.count > other.pieces.count)
        else { return false }
        return zip(pieces, other.pieces).allSatisfy { left, right in
            (left != .any && right != .any || left == right) && (Self.covers(left, right) || Self.covers(right, left))
        }
    }

    private func hasSchemes(of other: RoutePattern) -> Bool {
        schemes.isEmpty || (!other.schemes.isEmpty && Set(other.schemes).isSubset(of: schemes))
    }

    private static func covers(_ left: Piece, _ right: Piece) -> Bool {
        switch (left, right) {
        case (.any, _), (.parameter(_, nil), _): true
        case (.text(let left), .text(let right)): left == right
        case (.parameter(_, let type?), .text(let text)): LinkConversion.converts(text, to: type) == true
        case (.parameter(_, let left?), .parameter(_, let right?)): left == right
        default: false
        }
    }
}
