import UIKit

/// Says in the middle of a screen why it is empty.
final class MessageLabel: UILabel {
    func show(_ message: String?) {
        text = message
        isHidden = message == nil
        textAlignment = .center
        numberOfLines = 0
    }
}
