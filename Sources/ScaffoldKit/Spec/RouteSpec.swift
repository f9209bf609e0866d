/// The URL of one screen below the module's own path.
public struct RouteSpec: Sendable, Equatable {
    public var screen: Located<String>
    /// `:itemId/edit`, empty for the module's own path, `nil` for a screen that no URL reaches (`none`).
    public var pattern: Located<String>?
    /// Swift expressions for parameters that a URL may leave out.
    public var defaults: [RouteDefault]

    public init(screen: Located<String>, pattern: Located<String>?, defaults: [RouteDefault] = []) {
        self.screen = screen
        self.pattern = pattern
        self.defaults = defaults
    }
}
