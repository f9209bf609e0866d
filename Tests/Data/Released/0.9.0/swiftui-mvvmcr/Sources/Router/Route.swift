/// A place in the app that can be navigated to.
nonisolated protocol Route: Hashable, Identifiable, Sendable {
    /// Differs for every two different routes: identity in lists and in logs.
    var id: String { get }

    /// The route's URL after the scheme, percent-encoded: path and, where there are further parameters, query.
    var path: String { get }
}
