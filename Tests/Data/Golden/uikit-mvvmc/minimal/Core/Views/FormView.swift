import UIKit

/// A scrolling column of fields with their titles; a field's identifier is the form's with its name behind it.
@MainActor
final class FormView: UIScrollView {
    // MARK: - UI Components
    private let stack = UIStackView()

    // MARK: - Properties
    private(set) var hasInput = false

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
    func add(_ field: UITextField, _ name: String, title: String, onChange: @escaping (String) -> Void) {
        field.borderStyle = .roundedRect
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.addAction(UIAction { [weak field] _ in onChange(field?.text ?? "") }, for: .editingChanged)
        addRow(field, name, title: title)
    }

    func add(_ field: UISwitch, _ name: String, title: String, onChange: @escaping (Bool) -> Void) {
        field.addAction(UIAction { [weak field] _ in onChange(field?.isOn ?? false) }, for: .valueChanged)
        addRow(field, name, title: title, alignment: .leading)
    }

    func add(_ field: UIDatePicker, _ name: String, title: String, onChange: @escaping (Date) -> Void) {
        field.addAction(UIAction { [weak field] _ in onChange(field?.date ?? Date()) }, for: .valueChanged)
        addRow(field, name, title: title, alignment: .leading)
    }

    func add(_ field: UISegmentedControl, _ name: String, title: String, onChange: @escaping (Int) -> Void) {
        field.addAction(UIAction { [weak field] _ in onChange(field?.selectedSegmentIndex ?? 0) }, for: .valueChanged)
        addRow(field, name, title: title)
    }

    // MARK: - Private Methods
    private func addRow(
        _ field: UIControl,
        _ name: String,
        title: String,
        alignment: UIStackView.Alignment = .fill
    ) {
        field.addAction(UIAction { [weak self] _ in self?.hasInput = true }, for: [.editingChanged, .valueChanged])
        field.accessibilityLabel = title
        field.accessibilityIdentifier = "\(accessibilityIdentifier ?? "").\(name)"
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
