import UIKit

/// The controller of a form, which is asked before its screen is closed.
@MainActor
public protocol FormScreen: UIViewController {
    var form: DiscardConfirming { get }
}
