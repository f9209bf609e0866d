import Shared
import SwiftUI

public final class PostersModule: PrintModule {
    private let viewModel: PostersViewModel

    public init(press: Press) {
        viewModel = PostersViewModel(press: press)
    }

    public func makeView() -> some View {
        PostersView(viewModel: viewModel)
    }

    public func pageDidChange(to page: String) {
        viewModel.isShown = page == "posters"
    }
}
