// iOS: 15.0
// modes: swift5 swift6 xcode26
// `swinject-packages`, correction 6.
import UIKit

@MainActor
protocol InternalActions: AnyObject {}

@MainActor
public protocol PublicFactory {
    func make(coordinator: any InternalActions) -> UIViewController  // error: cannot be declared public
}
