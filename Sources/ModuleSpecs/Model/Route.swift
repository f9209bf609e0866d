/// A route: the URL pattern of a screen, relative to its module's path.
package struct Route: Sendable, Equatable {
    package enum Segment: Sendable, Equatable {
        case fixed(String)
        case parameter(String)

        package var text: String {
            switch self {
            case .fixed(let text): text
            case .parameter(let name): ":\(name)"
            }
        }
    }

    package var segments: [Segment]
    /// The names of the query parameters.
    package var query: [String]
    /// The values of parameters that the URL omits.
    package var defaults: [Argument]

    package var pattern: String { segments.map(\.text).joined(separator: "/") }

    /// Whether a URL can match both patterns and fixed segments do not decide between them.
    package func isAmbiguous(with other: Route) -> Bool {
        guard segments.count == other.segments.count else { return false }
        var firstIsFinerSomewhere = false
        var secondIsFinerSomewhere = false
        for (left, right) in zip(segments, other.segments) {
            switch (left, right) {
            case (.fixed(let first), .fixed(let second)) where first != second: return false
            case (.fixed, .parameter): firstIsFinerSomewhere = true
            case (.parameter, .fixed): secondIsFinerSomewhere = true
            default: break
            }
        }
        return firstIsFinerSomewhere == secondIsFinerSomewhere
    }

    /// Whether to try this pattern before another: shorter patterns first, then fixed segments before parameters, from
    /// left to right.
    package func precedes(_ other: Route) -> Bool {
        guard segments.count == other.segments.count else { return segments.count < other.segments.count }
        for (left, right) in zip(segments, other.segments) {
            switch (left, right) {
            case (.fixed, .parameter): return true
            case (.parameter, .fixed): return false
            default: continue
            }
        }
        return false
    }
}
