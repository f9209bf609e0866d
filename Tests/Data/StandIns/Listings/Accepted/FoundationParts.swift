// from: 15.0
import Foundation

struct ProductDTO: Decodable, Sendable {
    let id: String
}

enum FetchError: LocalizedError {
    case status(Int)

    var errorDescription: String? {
        switch self {
        case .status(let code): String(localized: "network.error.server \(code)")
        }
    }
}

protocol Fetching: Sendable {
    func fetch<Response: Decodable & Sendable>(_ path: String) async throws -> Response
}

final class Fetcher: Fetching {
    private let session: URLSession
    private let baseURL: URL

    init(baseURL: URL, session: URLSession = .shared) {
        self.baseURL = baseURL
        self.session = session
    }

    func fetch<Response: Decodable & Sendable>(_ path: String) async throws -> Response {
        var request = URLRequest(url: baseURL.appendingPathComponent(path))
        request.httpMethod = "GET"
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        let (data, response) = try await session.data(for: request)
        guard let status = (response as? HTTPURLResponse)?.statusCode else { throw URLError(.badServerResponse) }
        guard (200..<300).contains(status) else { throw FetchError.status(status) }
        return try JSONDecoder().decode(Response.self, from: data)
    }
}

enum Texts {
    static var title: String { String(localized: "texts.title", defaultValue: "Title", comment: "The title") }
    static var key: String { NSLocalizedString("texts.key", comment: "") }
    static var table: String { String(localized: "texts.title", table: "Shop", bundle: .main) }
    static var bundleName: String? { Bundle.main.infoDictionary?["CFBundleName"] as? String }
}
