import CometsFeature
import Core
import PlanetsFeature
import StarsFeature

/// Every feature of the app, in the order of the side bar.
@MainActor
enum Features {
    static let all: [any FeatureEntry] = [
        StarsEntry(),
        PlanetsEntry(),
        CometsEntry(telescope: .shared),
    ]

    static func name(of id: FeatureID) -> String {
        switch id {
        case .stars: "Stars"
        case .planets: "Planets"
        case .comets: "Comets"
        }
    }
}
