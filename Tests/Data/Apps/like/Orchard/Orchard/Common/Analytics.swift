/// The names under which screens are counted.
enum ScreenName: String {
    case harvests = "harvests_list"
    case growers = "growers_list"
    case orders = "orders_list"
}

@MainActor
final class Analytics {
    static let shared = Analytics()
    private(set) var seen: [ScreenName] = []

    func track(_ screen: ScreenName) {
        seen.append(screen)
    }
}
