import Foundation

/// The decoded parts of one of the app's URLs, such as `demo://orders/7?tab=items`; the host is the first component.
///
/// Components and values are percent-encoded on the way out and decoded on the way in, so they may hold anything.
public nonisolated struct DeepLink: Equatable, Sendable {
    public let components: [String]
    public let query: [String: String]

    /// Values that are `nil` are left out of the query.
    public init(_ components: String..., query: [String: String?] = [:]) {
        self.components = components
        self.query = query.compactMapValues { $0 }
    }

    /// `nil` for an empty component: it could only be a value that got lost.
    public init?(_ url: URL) {
        guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return nil }
        let path = (parts.percentEncodedHost ?? "") + parts.percentEncodedPath
        components =
            path
            .drop { $0 == "/" }
            .split(separator: "/", omittingEmptySubsequences: false)
            .map { $0.removingPercentEncoding ?? "" }
        query = Dictionary(
            (parts.queryItems ?? []).map { ($0.name, $0.value ?? "") },
            uniquingKeysWith: { _, last in last }
        )
        if components.contains("") { return nil }
    }

    public func url(scheme: String) -> URL? {
        URL(string: "\(scheme)://\(path)")
    }

    /// The encoded components, and the query sorted by name.
    public var path: String {
        let path = components.map(\.percentEncoded).joined(separator: "/")
        let query = query.sorted { $0.key < $1.key }.map { "\($0.key.percentEncoded)=\($0.value.percentEncoded)" }
        return query.isEmpty ? path : "\(path)?\(query.joined(separator: "&"))"
    }
}
