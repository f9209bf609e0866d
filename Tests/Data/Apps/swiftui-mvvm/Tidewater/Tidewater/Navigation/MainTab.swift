/// The tabs, from left to right.
enum MainTab: Int, CaseIterable {
    case tides
    case notices

    var title: String {
        switch self {
        case .tides: "Tides"
        case .notices: "Notices"
        }
    }

    var symbol: String {
        switch self {
        case .tides: "water.waves"
        case .notices: "exclamationmark.triangle"
        }
    }

    var root: Destination {
        switch self {
        case .tides: .tides
        case .notices: .notices
        }
    }
}
