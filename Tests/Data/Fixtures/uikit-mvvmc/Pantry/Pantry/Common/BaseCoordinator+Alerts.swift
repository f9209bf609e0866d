import UIKit

extension BaseCoordinator {
	func showAlert(title: String, message: String) {
		let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
		alert.addAction(UIAlertAction(title: String(localized: "alert.ok"), style: .default))
		presentViewController(alert, animated: true)
	}
}
