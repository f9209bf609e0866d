import UIKit

/// A scrolling list of titles with values and of buttons, for the details of one thing.
@MainActor
final class PropertyListView: UIScrollView {
    // MARK: - UI Components
    private let stack = UIStackView()

    // MARK: - Initialization
    init() {
        super.init(frame: .zero)
        alwaysBounceVertical = true
        stack.axis = .vertical
        stack.spacing = 16
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        addPinned(stack)
        stack.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor).isActive = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    // MARK: - Rows
    func removeRows() {
        for row in stack.arrangedSubviews {
            row.removeFromSuperview()
        }
    }

    /// Adds a row; its identifier is the list's with the name behind it.
    func addRow(_ name: String, title: String, value: String) {
        let titleLabel = makeLabel(title, style: .caption1)
        titleLabel.textColor = .secondaryLabel
        let row = UIStackView(arrangedSubviews: [titleLabel, makeLabel(value, style: .body)])
        row.axis = .vertical
        row.spacing = 4
        row.isAccessibilityElement = true
        row.accessibilityLabel = title
        row.accessibilityValue = value
        add(row, name)
    }

    func addButton(_ name: String, title: String, action: @escaping () -> Void) {
        let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
        button.titleLabel?.font = .preferredFont(forTextStyle: .body)
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        button.contentHorizontalAlignment = .leading
        add(button, name)
    }

    // MARK: - Private Methods
    private func add(_ row: UIView, _ name: String) {
        row.accessibilityIdentifier = "\(accessibilityIdentifier ?? "").\(name)"
        stack.addArrangedSubview(row)
    }

    private func makeLabel(_ text: String, style: UIFont.TextStyle) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        return label
    }
}
