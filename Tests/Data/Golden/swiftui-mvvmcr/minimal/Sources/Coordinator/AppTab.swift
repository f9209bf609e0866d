nonisolated enum AppTab: Hashable {
    case about
}
