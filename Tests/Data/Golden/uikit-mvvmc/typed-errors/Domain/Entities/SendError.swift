nonisolated enum SendError: Error {
    case refused
    case unfinished
}
