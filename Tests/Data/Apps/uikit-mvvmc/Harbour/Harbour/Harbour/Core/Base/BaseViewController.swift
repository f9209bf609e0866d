import Combine
import UIKit

class BaseViewController<VM: ObservableObject>: UIViewController {
    let viewModel: VM
    var cancellables = Set<AnyCancellable>()

    /// For the screen log; `nil` leaves the screen out of it.
    private let screenName: String?

    init(viewModel: VM, screenName: String?) {
        self.viewModel = viewModel
        self.screenName = screenName
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        if let screen = self as? NavigationConfigurable {
            NavigationManager.shared.apply(screen.navigationConfiguration, to: self)
        }
    }
}
