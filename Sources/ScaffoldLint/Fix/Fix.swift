/// A fix of a finding.
public enum Fix: Sendable, Hashable {
    /// Replacements in the finding's file, with the module that they need to import.
    case replace([Replacement], import: String? = nil)
    /// Moves a string literal to the string catalogue.
    case localise(Range<Int>)
    /// Adds what the planner would add to the module.
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
