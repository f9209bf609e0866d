import UIKit

extension UIView {
    /// The view of that identifier beneath this one, or this one itself.
    func find<View: UIView>(_ identifier: String, as type: View.Type) -> View? {
        if accessibilityIdentifier == identifier, let view = self as? View { return view }
        return subviews.lazy.compactMap { $0.find(identifier, as: type) }.first
    }
}
