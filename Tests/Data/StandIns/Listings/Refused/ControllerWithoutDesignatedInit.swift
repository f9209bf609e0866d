// iOS: 15.0
// modes: swift5 swift6 xcode26
import UIKit

final class ConvenienceViewController: UIViewController {
    init(name: String) {
        super.init()  // error: must call a designated initializer of the superclass 'UIViewController'
        title = name
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
