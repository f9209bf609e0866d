import Foundation

enum NetworkError: LocalizedError, Equatable {
    case invalidURL
    case noConnection
    case serverError(Int)
    case decodingError

    var errorDescription: String? {
        switch self {
        case .invalidURL:
            return String(localized: "network.error.invalidURL")
        case .noConnection:
            return String(localized: "network.error.noConnection")
        case .serverError(let code):
            return String(localized: "network.error.server \(code)")
        case .decodingError:
            return String(localized: "network.error.decoding")
        }
    }
}
