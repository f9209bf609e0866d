import UIKit

extension UIView {
    /// Adds a view that covers this one, down to `bottom` if that is given.
    func addPinned(_ subview: UIView, above bottom: NSLayoutYAxisAnchor? = nil) {
        subview.translatesAutoresizingMaskIntoConstraints = false
        addSubview(subview)
        NSLayoutConstraint.activate([
            subview.topAnchor.constraint(equalTo: topAnchor),
            subview.leadingAnchor.constraint(equalTo: leadingAnchor),
            subview.trailingAnchor.constraint(equalTo: trailingAnchor),
            subview.bottomAnchor.constraint(equalTo: bottom ?? bottomAnchor),
        ])
    }
}
