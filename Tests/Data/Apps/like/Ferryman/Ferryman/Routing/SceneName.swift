/// Scenes under the names that the log knows.
enum SceneName: String, CaseIterable {
    case listCrossings = "list-crossings"
    case listPiers = "list-piers"
    case showTicket = "show-ticket"

    var isEntry: Bool {
        switch self {
        case .listCrossings, .listPiers: return true
        case .showTicket: return false
        }
    }
}
