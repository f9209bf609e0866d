/// What a screen does with a use case.
public enum UseCaseRole: String, Sendable {
    /// Fills the screen.
    case load
    /// Sends the form.
    case submit
    /// Is called for one row of a list.
    case row
    /// Is called by a button, or by whoever has its arguments.
    case action
}
