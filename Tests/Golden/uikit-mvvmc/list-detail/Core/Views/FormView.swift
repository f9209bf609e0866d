import UIKit

/// A scrolling column of fields with their names.
@MainActor
final class FormView: UIScrollView {
    // MARK: - UI Components
    private let stack = UIStackView()

    // MARK: - Initialization
    init() {
        super.init(frame: .zero)
        keyboardDismissMode = .interactive
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

    // MARK: - Fields
    func add(_ field: UITextField, title: String, identifier: String, onChange: @escaping (String) -> Void) {
        field.borderStyle = .roundedRect
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.addAction(UIAction { [weak field] _ in onChange(field?.text ?? "") }, for: .editingChanged)
        addRow(field, title: title, identifier: identifier)
    }

    func add(_ field: UISwitch, title: String, identifier: String, onChange: @escaping (Bool) -> Void) {
        field.addAction(UIAction { [weak field] _ in onChange(field?.isOn ?? false) }, for: .valueChanged)
        addRow(field, title: title, identifier: identifier, alignment: .leading)
    }

    func add(_ field: UIDatePicker, title: String, identifier: String, onChange: @escaping (Date) -> Void) {
        field.addAction(UIAction { [weak field] _ in onChange(field?.date ?? Date()) }, for: .valueChanged)
        addRow(field, title: title, identifier: identifier, alignment: .leading)
    }

    func add(_ field: UISegmentedControl, title: String, identifier: String, onChange: @escaping (Int) -> Void) {
        field.addAction(UIAction { [weak field] _ in onChange(field?.selectedSegmentIndex ?? 0) }, for: .valueChanged)
        addRow(field, title: title, identifier: identifier)
    }

    // MARK: - Private Methods
    private func addRow(
        _ field: UIView,
        title: String,
        identifier: String,
        alignment: UIStackView.Alignment = .fill
    ) {
        field.accessibilityLabel = title
        field.accessibilityIdentifier = identifier
        let label = UILabel()
        label.text = title
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        label.isAccessibilityElement = false
        let row = UIStackView(arrangedSubviews: [label, field])
        row.axis = .vertical
        row.alignment = alignment
        row.spacing = 4
        stack.addArrangedSubview(row)
    }
}
