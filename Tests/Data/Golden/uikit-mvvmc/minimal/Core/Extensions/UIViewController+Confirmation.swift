import UIKit

extension UIViewController {
    /// Asks before something that cannot be undone.
    func showConfirmation(
        title: String,
        action: String,
        cancel: String = String(localized: "common.cancel"),
        handler: @escaping () -> Void
    ) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: action, style: .destructive) { _ in handler() })
        alert.addAction(UIAlertAction(title: cancel, style: .cancel))
        present(alert, animated: true)
    }
}
