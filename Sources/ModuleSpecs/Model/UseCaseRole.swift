/// The role of a use case on its screen.
package enum UseCaseRole: String, Sendable {
    /// Loads the screen's data.
    case load
    /// Submits the form.
    case submit
    /// Acts on one row of a list.
    case row
    /// Runs from a button, or from code that has its arguments.
    case action
}
