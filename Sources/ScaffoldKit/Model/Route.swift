/// The URL pattern of a screen, below its module's path.
public struct Route: Sendable, Equatable {
    public enum Segment: Sendable, Equatable {
        case fixed(String)
        case parameter(String)

        public var text: String {
            switch self {
            case .fixed(let text): text
            case .parameter(let name): ":\(name)"
            }
        }
    }

    public var segments: [Segment]
    /// The names of the parameters that travel in the query.
    public var query: [String]
    /// What a parameter is where the URL does not say it.
    public var defaults: [Argument]

    public var pattern: String {
        segments.map(\.text).joined(separator: "/")
    }

    /// Whether some URL fits both patterns and neither is the more exact one by its fixed segments.
    public func isAmbiguous(with other: Route) -> Bool {
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

    /// Whether this pattern has to be tried before another: fixed segments win over parameters, from left to right.
    public func precedes(_ other: Route) -> Bool {
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
