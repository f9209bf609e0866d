nonisolated enum DeepLinkError: Error, Equatable {
    case unsupportedScheme
    case invalidPath
}
