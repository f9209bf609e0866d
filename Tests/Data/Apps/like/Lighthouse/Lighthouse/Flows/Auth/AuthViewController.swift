import UIKit

final class AuthViewController: UIViewController {
    let viewModel: AuthViewModel
    private let field = UITextField()

    init(viewModel: AuthViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
        let action = UIAction(title: "Log in") { [weak self] _ in self?.viewModel.authenticate(code: self?.field.text ?? "") }
        view.addSubview(UIButton(primaryAction: action))
    }
}
