import Foundation

enum AppRoute: Route {
    case pets(PetsRoute?)
    case visits(VisitsRoute?)

    var id: String {
        switch self {
        case .pets(let route):
            return route?.id ?? "app-pets"
        case .visits(let route):
            return route?.id ?? "app-visits"
        }
    }
}
