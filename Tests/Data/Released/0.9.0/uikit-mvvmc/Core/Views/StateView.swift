import UIKit

/// Stands in for a screen's content: a spinner, or a message with a button to try again.
@MainActor
final class StateView: UIView {
    // MARK: - UI Components
    private let spinner = UIActivityIndicatorView(style: .large)
    private let messageLabel = UILabel()
    private let retryButton = UIButton(type: .system)

    // MARK: - Properties
    private let emptyMessage: String
    private let onRetry: () -> Void

    // MARK: - Initialization
    init(emptyMessage: String = "", onRetry: @escaping () -> Void) {
        self.emptyMessage = emptyMessage
        self.onRetry = onRetry
        super.init(frame: .zero)
        setupUI()
        show(.loading)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    // MARK: - State
    func show(_ state: ScreenState) {
        isHidden = state == .content
        retryButton.isHidden = true
        messageLabel.text = nil
        spinner.stopAnimating()
        switch state {
        case .loading:
            spinner.startAnimating()
        case .content:
            break
        case .empty:
            messageLabel.text = emptyMessage
        case .failed(let message):
            messageLabel.text = message
            retryButton.isHidden = false
        }
    }

    // MARK: - Setup Methods
    private func setupUI() {
        spinner.accessibilityIdentifier = "state.spinner"

        messageLabel.font = .preferredFont(forTextStyle: .body)
        messageLabel.adjustsFontForContentSizeCategory = true
        messageLabel.textColor = .secondaryLabel
        messageLabel.textAlignment = .center
        messageLabel.numberOfLines = 0
        messageLabel.accessibilityIdentifier = "state.message"

        retryButton.setTitle(String(localized: "common.retry"), for: .normal)
        retryButton.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        retryButton.titleLabel?.adjustsFontForContentSizeCategory = true
        retryButton.accessibilityIdentifier = "state.retry"
        retryButton.addAction(UIAction { [weak self] _ in self?.onRetry() }, for: .primaryActionTriggered)

        let stack = UIStackView(arrangedSubviews: [spinner, messageLabel, retryButton])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: readableContentGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: readableContentGuide.trailingAnchor),
        ])
    }
}
