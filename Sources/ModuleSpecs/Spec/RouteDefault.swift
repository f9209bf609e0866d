import Diagnostics

/// The default of a route parameter that the URL omits.
package struct RouteDefault: Sendable, Equatable {
    package var parameter: Located<String>
    package var value: Located<String>
}
