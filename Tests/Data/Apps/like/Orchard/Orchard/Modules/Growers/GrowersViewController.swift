import UIKit

final class GrowersViewController: UIViewController {
    private let presenter: GrowersPresenting
    private let message = MessageLabel()
    private let stack = UIStackView()

    init(presenter: GrowersPresenting) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        stack.axis = .vertical
        view.addSubview(stack)
        view.addSubview(message)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .refresh,
            primaryAction: UIAction { [weak self] _ in self?.presenter.didPullToRefresh() }
        )
        presenter.viewDidLoad()
    }
}

extension GrowersViewController: GrowersViewing {
    func show(_ rows: [GrowerRow]) {
        message.show(nil)
        for row in rows {
            let label = UILabel()
            label.text = "\(row.name), \(row.village)"
            stack.addArrangedSubview(label)
        }
    }

    func show(message text: String) {
        message.show(text)
    }
}
