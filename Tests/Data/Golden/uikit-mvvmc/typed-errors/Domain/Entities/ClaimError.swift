nonisolated enum ClaimError: Error {
    case offline
    case unknown
}
