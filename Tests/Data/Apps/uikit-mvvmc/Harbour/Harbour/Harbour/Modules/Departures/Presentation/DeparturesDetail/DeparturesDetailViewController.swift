import UIKit

class DeparturesDetailViewController: BaseViewController<DeparturesDetailViewModel>, NavigationConfigurable {
    weak var coordinator: DeparturesCoordinator?

    var navigationConfiguration: NavigationConfiguration {
        return NavigationBuilder().title(viewModel.title).style(.plain).build()
    }

    init(viewModel: DeparturesDetailViewModel) {
        super.init(viewModel: viewModel, screenName: "departure")
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
