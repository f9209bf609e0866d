// iOS: 15.0
// modes: swift5 swift6 xcode26
// `uikit-mvvmc`, correction 1.
import Combine
import UIKit

@MainActor
protocol TitleOutput: ObservableObject {
    var title: String { get }
}

@MainActor
final class TitleViewModel: TitleOutput {
    @Published var title = ""
}

final class TitleViewController: UIViewController {
    private let viewModel = TitleViewModel()
    private var cancellables = Set<AnyCancellable>()

    private func bind() {
        let output = viewModel as any TitleOutput
        output.$title  // error: has no member '$title'
            .sink { _ in }
            .store(in: &cancellables)
    }
}
