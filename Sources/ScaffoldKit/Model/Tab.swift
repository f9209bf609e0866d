/// A place in the tab bar.
public struct Tab: Sendable, Equatable {
    public var title: String
    /// The name of an SF Symbol.
    public var icon: String
}
