nonisolated enum NetworkError: Error, Equatable {
    case invalidURL
    case status(Int)
}
