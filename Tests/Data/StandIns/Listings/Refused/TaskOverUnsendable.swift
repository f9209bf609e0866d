// iOS: 15.0
// modes: swift6
// alone: the compiler looks for data races only where nothing else is wrong
import Combine
import SwiftUI

final class LooseViewModel: ObservableObject {
    @Published var text = ""

    func load() async { text = "loaded" }
}

struct LooseView: View {
    @ObservedObject var viewModel: LooseViewModel

    var body: some View {
        Text(viewModel.text)
            .task { await viewModel.load() }  // error: risks causing data races
            .refreshable { await viewModel.load() }  // error: risks causing data races
    }
}
