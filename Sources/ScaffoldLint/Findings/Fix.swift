import SwiftEdits

/// A fix of a finding.
package enum Fix: Sendable, Hashable {
    /// Edits of the finding's file, with the module that they need to import.
    case replace([SourceEdit], import: String? = nil)
    /// Moves a string literal to the string catalogue.
    case localise(Range<Int>)
    /// Adds what the planner would add to the module.
    case plan(module: String)
    /// Adds the finding's file to its Xcode project, with the entry of its old path taken out, or takes the entry of a file that is gone
    /// out of it.
    case list
}
