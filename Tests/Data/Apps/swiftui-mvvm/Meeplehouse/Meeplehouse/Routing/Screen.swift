enum Screen: Hashable {
    case games
    case game(id: Int)
    case loans

    var analyticsName: String {
        switch self {
        case .games: return "games"
        case .game: return "game"
        case .loans: return "loans"
        }
    }
}
