/// The module's place in the app's tab bar.
public struct TabSpec: Sendable, Equatable {
    public var title: Located<String>
    /// The name of an SF Symbol.
    public var icon: Located<String>?

    public init(title: Located<String>, icon: Located<String>? = nil) {
        self.title = title
        self.icon = icon
    }
}
