import Foundation

/// What a screen can say about a failure.
enum AppError: Error, Equatable {
    case offline
    case server(String)

    init(_ error: any Error) {
        if let error = error as? AppError {
            self = error
        } else {
            self = .server(error.localizedDescription)
        }
    }

    var text: String {
        switch self {
        case .offline: return "You are offline."
        case .server(let message): return message
        }
    }
}
