import Shared
import SwiftUI

public final class LabelsModule: PrintModule {
    private let viewModel: LabelsViewModel

    public init(press: Press) {
        viewModel = LabelsViewModel(press: press)
    }

    public func makeView() -> some View {
        LabelsView(viewModel: viewModel)
    }

    public func pageDidChange(to page: String) {}
}
