import Diagnostics

/// The route of a screen, relative to its module's path.
package struct RouteSpec: Sendable, Equatable {
    package var screen: Located<String>
    /// The pattern: `:itemId/edit`, empty for the module's own path, `nil` for a screen without a URL (`none`).
    package var pattern: Located<String>?
    /// Default values of parameters that a URL may omit, as Swift expressions.
    package var defaults: [RouteDefault] = []
}
