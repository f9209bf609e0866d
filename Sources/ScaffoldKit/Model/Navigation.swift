/// A way from one screen to another.
public struct Navigation: Sendable, Equatable {
    /// What a person does to go there.
    public enum Trigger: String, Sendable {
        /// Taps a row; the arguments come from its `item`.
        case row
        /// Taps a button; the arguments are the screen's own parameters.
        case toolbar
        /// Nothing on the screen: the arguments cannot be had here.
        case none
    }

    public var target: String
    public var trigger: Trigger
    public var arguments: [Argument]
}
