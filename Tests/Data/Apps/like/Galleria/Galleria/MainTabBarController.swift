import UIKit

class MainTabBarController: UITabBarController {
    enum Page: Int {
        case exhibits, artists, tours, tickets
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [
            page(Screens.exhibits(), title: "Exhibits", image: "photo.artframe", badge: nil),
            page(Screens.artists(), title: "Artists", image: "paintpalette", badge: nil),
            page(Screens.tours(), title: "Tours", image: "figure.walk", badge: "new"),
            page(Screens.tickets(), title: "Tickets", image: "ticket", badge: nil),
        ]
        selectedIndex = Page.exhibits.rawValue
    }

    func show(_ page: Page) {
        selectedIndex = page.rawValue
    }

    private func page(_ root: UIViewController, title: String, image: String, badge: String?) -> UIViewController {
        let navigation = UINavigationController(rootViewController: root)
        navigation.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: image), tag: 0)
        navigation.tabBarItem.badgeValue = badge
        return navigation
    }
}
