import UIKit

final class RootTabBarController: UITabBarController {
    private let factory: ModuleFactory

    init(factory: ModuleFactory) {
        self.factory = factory
        super.init(nibName: nil, bundle: nil)
        viewControllers = RootTab.allCases.map(makeTab)
        show(.harvests)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    func open(_ link: DeepLink) {
        switch link {
        case .harvests:
            show(.harvests)
        case .growers:
            show(.growers)
        case .orders:
            show(.orders)
        }
    }

    private func show(_ tab: RootTab) {
        selectedIndex = tab.rawValue
    }

    private func makeTab(_ tab: RootTab) -> UIViewController {
        let root: UIViewController
        switch tab {
        case .harvests:
            root = factory.makeHarvests()
        case .growers:
            root = factory.makeGrowers()
        case .orders:
            root = factory.makeOrders()
        }
        root.title = tab.title
        let navigation = UINavigationController(rootViewController: root)
        navigation.tabBarItem = UITabBarItem(title: tab.title, image: UIImage(systemName: tab.symbol), tag: tab.rawValue)
        return navigation
    }
}
