import Foundation

// MARK: - DeepLink

/// A URL taken apart for the routes' parsers: everything is percent-decoded, and the host is the first component.
nonisolated struct DeepLink {
    let components: [String]
    let query: [String: String]

    init?(_ url: URL) {
        guard let url = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return nil }

        let segments = url.percentEncodedPath.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
        let names = [url.host ?? ""] + segments.map { $0.removingPercentEncoding ?? "" }
        components = Array(names.drop(while: \.isEmpty))
        query = (url.queryItems ?? []).reduce(into: [:]) { query, item in
            query[item.name] = item.value ?? ""
        }
    }
}

// MARK: - Percent-encoding

nonisolated extension String {
    /// The text as one segment of a URL's path, or as one value of its query.
    var urlEncoded: String {
        addingPercentEncoding(withAllowedCharacters: .urlUnreserved) ?? self
    }

    /// The path with a query behind it; parameters without a value are left out.
    func withQuery(_ parameters: KeyValuePairs<String, String?>) -> String {
        let items = parameters.compactMap { name, value in
            value.map { "\(name.urlEncoded)=\($0.urlEncoded)" }
        }
        return items.isEmpty ? self : "\(self)?\(items.joined(separator: "&"))"
    }
}

nonisolated extension CharacterSet {
    fileprivate static let urlUnreserved = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-._~"))
}
