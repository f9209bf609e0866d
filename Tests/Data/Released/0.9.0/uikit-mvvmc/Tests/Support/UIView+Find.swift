import UIKit

extension UIView {
    /// The view of that identifier beneath this one, or this one itself.
    func find(_ identifier: String) -> UIView? {
        if accessibilityIdentifier == identifier { return self }
        return subviews.lazy.compactMap { $0.find(identifier) }.first
    }

    func find<View: UIView>(_ identifier: String, as type: View.Type) -> View? {
        return find(identifier) as? View
    }
}
