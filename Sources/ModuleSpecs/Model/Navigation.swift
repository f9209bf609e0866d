/// A navigation from one screen to another.
package struct Navigation: Sendable, Equatable {
    /// The user's action that triggers the navigation.
    package enum Trigger: String, Sendable {
        /// A tap on a row; the arguments come from its `item`.
        case row
        /// A tap on a button; the arguments are the screen's own parameters.
        case toolbar
        /// No trigger, because the screen cannot supply the arguments.
        case none
    }

    package var target: String
    package var trigger: Trigger
    package var arguments: [Argument]
}
