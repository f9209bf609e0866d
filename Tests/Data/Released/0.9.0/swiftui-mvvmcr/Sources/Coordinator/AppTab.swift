nonisolated enum AppTab: Hashable {
    case favorites
}
