import Core
import SwiftUI

public struct StarsEntry: FeatureEntry {
    public let id = FeatureID.stars
    public let symbol = "star"

    public init() {}

    public func makeRoot(context: FeatureContext) -> AnyView {
        AnyView(StarsView(viewModel: StarsViewModel(load: { await Telescope.shared.stars() }), context: context))
    }
}
