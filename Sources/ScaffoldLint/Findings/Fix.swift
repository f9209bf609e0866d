/// What mends a finding.
public enum Fix: Sendable, Hashable {
    /// Pieces of text put in place of ranges of bytes of the finding's file, and the module that they want imported there.
    case replace([Replacement], import: String? = nil)
    /// A string literal that becomes an entry of the string catalogue, and the look-up of it in its place.
    case localise(Range<Int>)
    /// What the planner would still add to the module: its missing pieces and wirings.
    case plan(module: String)

    /// A text in place of a range of bytes; an empty range inserts.
    public struct Replacement: Sendable, Hashable {
        public var range: Range<Int>
        public var text: String

        public init(_ range: Range<Int>, _ text: String) {
            self.range = range
            self.text = text
        }
    }
}
