import Foundation

/// The decoded parts of a URL of this app, such as `demo://orders/7?tab=items`.
///
/// The host counts as the first component. Components and values are percent-encoded on the way out and decoded on
/// the way in, so they may hold anything, a slash included.
nonisolated struct DeepLink: Equatable, Sendable {
    static let scheme = "demo"

    let components: [String]
    let query: [String: String]

    init(_ components: String..., query: [String: String?] = [:]) {
        self.components = components
        self.query = query.compactMapValues { $0 }
    }

    /// Nil for another app's scheme, and for an empty component: it could only be a value that got lost.
    init?(_ url: URL) {
        guard
            let parts = URLComponents(url: url, resolvingAgainstBaseURL: false),
            parts.scheme?.lowercased() == Self.scheme
        else { return nil }
        let path = (parts.percentEncodedHost ?? "") + parts.percentEncodedPath
        components = path.drop { $0 == "/" }
            .split(separator: "/", omittingEmptySubsequences: false)
            .map { $0.removingPercentEncoding ?? "" }
        query = Dictionary(
            (parts.queryItems ?? []).compactMap { item in item.value.map { (item.name, $0) } },
            uniquingKeysWith: { _, last in last }
        )
        if components.contains("") { return nil }
    }

    var url: URL? {
        return URL(string: "\(Self.scheme)://\(path)")
    }

    var path: String {
        let path = components.map(\.percentEncoded).joined(separator: "/")
        let query = query.sorted { $0.key < $1.key }.map { "\($0.key.percentEncoded)=\($0.value.percentEncoded)" }
        return query.isEmpty ? path : "\(path)?\(query.joined(separator: "&"))"
    }
}
