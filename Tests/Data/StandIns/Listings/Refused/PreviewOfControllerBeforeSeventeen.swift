// iOS: 15.0
// modes: swift5 swift6 xcode26
import UIKit

#Preview {  // error: only available in iOS 17.0 or newer
    UIViewController()
}
