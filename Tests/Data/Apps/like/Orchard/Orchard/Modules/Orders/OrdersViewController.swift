import UIKit

final class OrdersViewController: UIViewController {
    private let presenter: OrdersPresenting
    private let message = MessageLabel()
    private let stack = UIStackView()

    init(presenter: OrdersPresenting) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(stack)
        view.addSubview(message)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: L10n.harvestsTitle,
            primaryAction: UIAction { [weak self] _ in self?.presenter.didTapHarvests() }
        )
        presenter.viewDidLoad()
    }
}

extension OrdersViewController: OrdersViewing {
    func show(_ titles: [String]) {
        message.show(nil)
        for title in titles {
            let label = UILabel()
            label.text = title
            stack.addArrangedSubview(label)
        }
    }

    func show(message text: String) {
        message.show(text)
    }
}
