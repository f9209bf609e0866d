import Core
import SwiftUI

public struct PlanetsEntry: FeatureEntry {
    public let id = FeatureID.planets
    public let symbol = "globe"

    public init() {}

    public func makeRoot(context: FeatureContext) -> AnyView {
        AnyView(PlanetsView(viewModel: PlanetsViewModel(load: { await Telescope.shared.planets() })))
    }
}
