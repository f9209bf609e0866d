enum Tab: Int, CaseIterable {
    case beacons
    case keepers
    case chat

    var title: String {
        switch self {
        case .beacons: "Beacons"
        case .keepers: "Keepers"
        case .chat: "Chat"
        }
    }

    var symbol: String {
        switch self {
        case .beacons: "light.beacon.max"
        case .keepers: "person.crop.circle"
        case .chat: "bubble.left"
        }
    }
}
