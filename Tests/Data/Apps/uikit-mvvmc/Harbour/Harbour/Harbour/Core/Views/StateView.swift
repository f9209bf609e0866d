import UIKit

/// Stands where a list would be if it had rows: a symbol, two lines and, where it helps, a button.
class StateView: UIView {
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private let symbol = UIImageView()

    init(symbolName: String, title: String, message: String) {
        super.init(frame: .zero)
        symbol.image = UIImage(systemName: symbolName)
        titleLabel.text = title
        messageLabel.text = message
        messageLabel.numberOfLines = 0
        [symbol, titleLabel, messageLabel].forEach(addSubview)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var title: String? { titleLabel.text }
}
