import UIKit

/// A scrolling list of names and values, for the details of one thing.
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

    func addRow(_ name: String, value: String, identifier: String) {
        let nameLabel = makeLabel(name, style: .caption1)
        nameLabel.textColor = .secondaryLabel
        let row = UIStackView(arrangedSubviews: [nameLabel, makeLabel(value, style: .body)])
        row.axis = .vertical
        row.spacing = 4
        row.isAccessibilityElement = true
        row.accessibilityLabel = name
        row.accessibilityValue = value
        row.accessibilityIdentifier = identifier
        stack.addArrangedSubview(row)
    }

    func addButton(_ title: String, identifier: String, action: @escaping () -> Void) {
        let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
        button.titleLabel?.font = .preferredFont(forTextStyle: .body)
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        button.contentHorizontalAlignment = .leading
        button.accessibilityIdentifier = identifier
        stack.addArrangedSubview(button)
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
