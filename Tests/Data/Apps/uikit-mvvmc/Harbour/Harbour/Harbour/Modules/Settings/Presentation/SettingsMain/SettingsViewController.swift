import UIKit

class SettingsViewController: BaseViewController<SettingsViewModel>, NavigationConfigurable {
    weak var coordinator: SettingsCoordinator?

    var navigationConfiguration: NavigationConfiguration {
        return NavigationBuilder().title("Settings").style(.plain).build()
    }

    init(viewModel: SettingsViewModel) {
        super.init(viewModel: viewModel, screenName: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
