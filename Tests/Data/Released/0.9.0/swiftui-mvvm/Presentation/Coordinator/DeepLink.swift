import Foundation

/// The parts of one of the app's URLs, percent-decoded. The host is the first component.
nonisolated struct DeepLink: Equatable, Sendable {
    static let scheme = "demo"

    let components: [String]
    let query: [URLQueryItem]

    /// - Parameter query: What has no value is left out.
    init(_ components: String..., query: KeyValuePairs<String, String?> = [:]) {
        self.components = components
        self.query = query.compactMap { name, value in value.map { URLQueryItem(name: name, value: $0) } }
    }

    /// `nil` for another app's scheme, and for an empty component: that could only be a value that got lost.
    init?(_ url: URL) {
        guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: false),
            parts.scheme?.lowercased() == Self.scheme
        else { return nil }
        let path = (parts.encodedHost ?? "") + parts.percentEncodedPath
        components = path.drop { $0 == "/" }
            .split(separator: "/", omittingEmptySubsequences: false)
            .map { $0.removingPercentEncoding ?? "" }
        query = parts.queryItems ?? []
        if components.contains("") { return nil }
    }

    var url: URL? {
        let path = components.map(PercentEncoding.encode).joined(separator: "/")
        let items = query.map { "\(PercentEncoding.encode($0.name))=\(PercentEncoding.encode($0.value ?? ""))" }
        return URL(string: "\(Self.scheme)://\(path)" + (items.isEmpty ? "" : "?" + items.joined(separator: "&")))
    }

    /// The value of a parameter in the query.
    subscript(name: String) -> String? {
        query.last { $0.name == name }?.value
    }
}
