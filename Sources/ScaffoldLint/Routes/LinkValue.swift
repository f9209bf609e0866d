/// What an expression of a parser stands for, as far as the URL decides it.
indirect enum LinkValue: Sendable, Equatable {
    /// The URL, or something that holds all of it: `URLComponents`, a type of the app that takes one apart.
    case url(owner: String?)
    case scheme, host, path
    case list(LinkList)
    case element(LinkList, Int)
    case last(LinkList)
    case count(LinkList)
    /// All items of the query.
    case query
    case queryItem(String)
    case text(String)
    case texts([String])
    case number(Int)
    case tuple([LinkValue])
    /// A value in lower case.
    case lowered(LinkValue)
    /// A value that only some texts can be turned into: `Int(…)`, `UUID(uuidString: …)`.
    case converted(LinkValue, type: String)
    /// What replaces a value that is missing: there is one, whatever the URL says.
    case defaulted(LinkValue)
    /// The route that another parser has found.
    case parsed
    case unknown

    /// The text of the URL that this is made from.
    var origin: LinkValue {
        switch self {
        case .lowered(let value), .converted(let value, _), .defaulted(let value): value.origin
        default: self
        }
    }

    /// Whether the URL has a say in it.
    var isOfURL: Bool {
        switch origin {
        case .url, .scheme, .host, .path, .list, .element, .last, .count, .query, .queryItem: true
        case .tuple(let values): values.contains { $0.isOfURL }
        default: false
        }
    }

    /// The type that it is turned into, if it is.
    var type: String? {
        switch self {
        case .converted(_, let type): type
        case .defaulted(let value), .lowered(let value): value.type
        default: nil
        }
    }

    var isDefaulted: Bool {
        if case .defaulted = self { return true }
        return false
    }
}
