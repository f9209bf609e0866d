struct AppState: Equatable {
    var selectedTab: AppTab = .loaves
    var loaves = LoavesState()
    var ovens = OvensState()
    var deliveries = DeliveriesState()
}

enum AppTab: String, CaseIterable, Sendable {
    case loaves
    case ovens
    case deliveries
}
