/// A tab in the tab bar.
package struct Tab: Sendable, Equatable {
    package var title: String
    /// The name of an SF Symbol.
    package var icon: String
}
