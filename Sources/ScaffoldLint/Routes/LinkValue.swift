/// The value of an expression in a parser, as far as it depends on the URL.
indirect enum LinkValue: Sendable, Equatable {
    /// The whole URL: `URL`, `URLComponents`, or a type of the app that splits one.
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
    /// A text that is converted to a type: `Int(…)`, `UUID(uuidString: …)`.
    case converted(LinkValue, type: String)
    /// A value with a default, which always exists.
    case defaulted(LinkValue)
    case unknown

    /// The part of the URL from which the value is made.
    var origin: LinkValue {
        switch self {
        case .lowered(let value), .converted(let value, _), .defaulted(let value): value.origin
        default: self
        }
    }

    /// Whether the value depends on the URL.
    var dependsOnURL: Bool {
        switch origin {
        case .url, .scheme, .host, .path, .list, .element, .last, .count, .query, .queryItem: true
        case .tuple(let values): values.contains { $0.dependsOnURL }
        default: false
        }
    }

    /// The type of a converted value.
    var type: String? {
        switch self {
        case .converted(_, let type): type
        case .defaulted(let value), .lowered(let value): value.type
        default: nil
        }
    }

    var isDefaulted: Bool {
        if case .defaulted = self { true } else { false }
    }
}
