enum TabItem: CaseIterable {
    case games
    case loans

    var label: String {
        switch self {
        case .games: return "Games"
        case .loans: return "On loan"
        }
    }

    var iconName: String {
        switch self {
        case .games: return "dice"
        case .loans: return "tray.full"
        }
    }

    var destination: Screen {
        switch self {
        case .games: return .games
        case .loans: return .loans
        }
    }
}
