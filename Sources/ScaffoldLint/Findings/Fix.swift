/// A fix of a finding.
package enum Fix: Sendable, Hashable {
    /// Replacements in the finding's file, with the module that they need to import.
    case replace([Replacement], import: String? = nil)
    /// Moves a string literal to the string catalogue.
    case localise(Range<Int>)
    /// Adds what the planner would add to the module.
    case plan(module: String)
    /// Adds the finding's file to its Xcode project, with the entry of its old path taken out, or takes the entry of a file that is gone
    /// out of it.
    case list

    /// A text in place of a range of bytes; an empty range inserts.
    package struct Replacement: Sendable, Hashable {
        package var range: Range<Int>
        package var text: String

        package init(_ range: Range<Int>, _ text: String) {
            self.range = range
            self.text = text
        }
    }
}
