import UIKit

final class RowsView: UIStackView {
    func show(_ rows: [String], select: @escaping (Int) -> Void) {
        axis = .vertical
        arrangedSubviews.forEach { $0.removeFromSuperview() }
        for (index, row) in rows.enumerated() {
            addArrangedSubview(UIButton(primaryAction: UIAction(title: row) { _ in select(index) }))
        }
    }
}
