// iOS: 15.0
// modes: swift5 swift6 xcode26
import UIKit

final class CoderlessViewController: UIViewController {
    private let name: String

    init(name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }
}  // error: 'required' initializer 'init(coder:)' must be provided by subclass of 'UIViewController'
