import Core
import SwiftUI

/// Takes the telescope, since comets are only seen through it.
public struct CometsEntry: FeatureEntry {
    public let id = FeatureID.comets
    public let symbol = "sparkles"
    private let telescope: Telescope

    public init(telescope: Telescope) {
        self.telescope = telescope
    }

    public func makeRoot(context: FeatureContext) -> AnyView {
        AnyView(CometsView(viewModel: CometsViewModel(load: { [telescope] in await telescope.comets() })))
    }
}
