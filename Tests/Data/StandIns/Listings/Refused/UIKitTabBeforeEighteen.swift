// iOS: 17.0
// modes: swift6
import UIKit

@MainActor
func earlyTabs(_ first: UIViewController) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.tabs = [UITab(title: "home", image: nil, identifier: "home") { _ in first }]  // error: cannot find 'UITab' in scope
    return tabs
}
