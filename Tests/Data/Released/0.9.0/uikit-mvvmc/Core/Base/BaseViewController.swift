import Combine
import UIKit

@MainActor
class BaseViewController<VM: ObservableObject>: UIViewController {
    // MARK: - Properties
    let viewModel: VM

    // MARK: - Initialization
    init(viewModel: VM, bundle: Bundle? = nil) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: bundle)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    // MARK: - Lifecycle
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let screen = self as? NavigationConfigurable {
            NavigationManager.apply(screen.navigationConfiguration, to: self)
        }
    }
}
