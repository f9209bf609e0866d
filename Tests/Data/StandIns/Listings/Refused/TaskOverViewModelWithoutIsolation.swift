// iOS: 15.0
// modes: swift6
// alone: the compiler looks for data races only where nothing else is wrong
// `uikit-mvvmc`, correction 8.
import Combine
import UIKit

final class UnisolatedViewModel: ObservableObject {
    @Published var title = ""

    func load() async {
        title = "loaded"
    }
}

final class UnisolatedViewController: UIViewController {
    private let viewModel = UnisolatedViewModel()

    override func viewDidLoad() {
        super.viewDidLoad()
        Task { @MainActor in
            await viewModel.load()  // error: risks causing data races
        }
    }
}
