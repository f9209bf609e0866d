import Testing
import UIKit

final class LoggingViewController: UIViewController {
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        log.append("load")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log.append("willAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log.append("didAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        log.append(isMovingFromParent ? "willDisappear from parent" : "willDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        log.append("didDisappear")
    }
}

final class NavigationLog: NSObject, UINavigationControllerDelegate, UIAdaptivePresentationControllerDelegate {
    private(set) var shown: [UIViewController] = []
    private(set) var dismissed = 0

    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {
        shown.append(viewController)
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        dismissed += 1
    }
}

@MainActor
@Suite("UIKit")
struct UIKitBehaviour {
    private let window: UIWindow
    private let navigation = UINavigationController(rootViewController: LoggingViewController())

    init() throws {
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        window = UIWindow(windowScene: scene)
        window.rootViewController = navigation
    }

    @Test("a view is loaded when it is asked for, and only once")
    func loadsOnce() {
        let controller = LoggingViewController()
        #expect(!controller.isViewLoaded)
        _ = controller.view
        controller.loadViewIfNeeded()
        #expect(controller.log == ["load"])
    }

    @Test("the root of a visible window appears")
    func rootAppears() throws {
        let root = try #require(navigation.viewControllers.first as? LoggingViewController)
        #expect(root.log.isEmpty)
        window.makeKeyAndVisible()
        #expect(root.log == ["load", "willAppear", "didAppear"])
        #expect(root.view.window === window)
    }

    @Test("pushing and popping change the stack at once, in a window or out of one")
    func stack() {
        let detail = LoggingViewController()
        navigation.pushViewController(detail, animated: true)
        #expect(navigation.topViewController === detail)
        #expect(detail.navigationController === navigation)
        #expect(detail.log.isEmpty)
        #expect(navigation.popViewController(animated: true) === detail)
        #expect(navigation.viewControllers.count == 1)
        #expect(navigation.popViewController(animated: true) == nil)
    }

    @Test("a pop tells the view controllers and the delegate")
    func popTells() throws {
        let delegate = NavigationLog()
        let detail = LoggingViewController()
        navigation.delegate = delegate
        window.makeKeyAndVisible()
        navigation.pushViewController(detail, animated: false)
        navigation.popViewController(animated: false)
        #expect(detail.log == ["load", "willAppear", "didAppear", "willDisappear from parent", "didDisappear"])
        let root = navigation.viewControllers[0]
        #expect(delegate.shown.map(ObjectIdentifier.init) == [root, detail, root].map(ObjectIdentifier.init))
    }

    @Test("an animated change ends later")
    func animatedEndsLater() async {
        let delegate = NavigationLog()
        window.makeKeyAndVisible()
        navigation.delegate = delegate
        navigation.pushViewController(LoggingViewController(), animated: true)
        #expect(delegate.shown.isEmpty)
        for _ in 0..<10 { await Task.yield() }
        #expect(delegate.shown.count == 1)
    }

    @Test("a view controller presents from inside a window only")
    func presentsInWindow() throws {
        let sheet = LoggingViewController()
        navigation.present(sheet, animated: false)
        #expect(navigation.presentedViewController == nil)
        window.makeKeyAndVisible()
        navigation.present(sheet, animated: false)
        #expect(navigation.presentedViewController === sheet)
        #expect(navigation.viewControllers.first?.presentedViewController === sheet)
        #expect(sheet.presentingViewController === navigation)
        #expect(sheet.log == ["load", "willAppear", "didAppear"])
        var isDone = false
        sheet.dismiss(animated: false) { isDone = true }
        #expect(isDone)
        #expect(navigation.presentedViewController == nil)
        #expect(sheet.log.suffix(2) == ["willDisappear", "didDisappear"])
    }

    @Test("a presented controller has a presentation controller before it is presented")
    func presentationController() throws {
        let sheet = UINavigationController(rootViewController: UIViewController())
        let delegate = NavigationLog()
        let presentation = try #require(sheet.presentationController)
        presentation.delegate = delegate
        #expect(sheet.sheetPresentationController === presentation)
        #expect(presentation.presentedViewController === sheet)
        delegate.presentationControllerDidDismiss(presentation)
        #expect(delegate.dismissed == 1)
    }

    @Test("tabs choose, and know their controllers")
    func tabs() {
        let tabs = UITabBarController()
        let first = UIViewController()
        let second = UIViewController()
        tabs.viewControllers = [first, second]
        tabs.selectedIndex = 1
        #expect(tabs.selectedViewController === second)
        #expect(second.tabBarController === tabs)
        tabs.selectedViewController = first
        #expect(tabs.selectedIndex == 0)
    }

    @Test("controls run the actions of an event, and a button's primary action is that of its own event")
    func actions() {
        var log: [String] = []
        let button = UIButton(configuration: .filled(), primaryAction: UIAction { _ in log.append("button") })
        button.sendActions(for: .touchUpInside)
        #expect(log.isEmpty)
        button.sendActions(for: .primaryActionTriggered)
        let refresh = UIRefreshControl()
        refresh.addAction(UIAction { _ in log.append("refresh") }, for: .valueChanged)
        refresh.sendActions(for: .valueChanged)
        refresh.sendActions(for: .touchUpInside)
        #expect(log == ["button", "refresh"])
    }

    @Test("an enabled text field keeps its text and asks its action")
    func textField() {
        var text: String?
        let field = UITextField()
        field.addAction(UIAction { text = ($0.sender as? UITextField)?.text }, for: .editingChanged)
        field.text = "typed"
        field.sendActions(for: .editingChanged)
        #expect(text == "typed")
    }

    @Test("a diffable data source gives a table its rows")
    func diffable() throws {
        let table = UITableView(frame: .zero, style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, indexPath, title in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            var content = cell.defaultContentConfiguration()
            content.text = title
            cell.contentConfiguration = content
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b"])
        source.apply(snapshot, animatingDifferences: false)
        #expect(table.numberOfRows(inSection: 0) == 2)
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) == nil)
        window.addSubview(table)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "b")
        #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 0)) == "a")
    }

    @Test("an alert keeps its actions")
    func alert() {
        let alert = UIAlertController(title: "title", message: "message", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "ok", style: .default))
        alert.addTextField { $0.placeholder = "name" }
        #expect(alert.actions.map(\.title) == ["ok"])
        #expect(alert.textFields?.first?.placeholder == "name")
        #expect(alert.preferredStyle == .alert)
    }

    @Test("views know where they are")
    func hierarchy() {
        let parent = UIView()
        let stack = UIStackView(arrangedSubviews: [UILabel(), UILabel()])
        parent.addSubview(stack)
        #expect(stack.superview === parent)
        #expect(stack.arrangedSubviews.count == 2)
        #expect(stack.subviews[0].isDescendant(of: parent))
        stack.removeFromSuperview()
        #expect(parent.subviews.isEmpty)
    }

    @Test("the view that both items are in keeps a constraint while it is active")
    func constraints() {
        let view = UIView()
        let subview = UIView()
        view.addSubview(subview)
        let constraint = subview.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)
        #expect(view.constraints.isEmpty)

        constraint.isActive = true
        #expect(view.constraints == [constraint])
        #expect(constraint.secondItem === view.keyboardLayoutGuide)

        constraint.isActive = false
        #expect(view.constraints.isEmpty)
    }

    @Test("a container, its controllers and their views let go of each other")
    func noCycles() {
        weak var controller: UIViewController?
        weak var view: UIView?
        do {
            let navigation = UINavigationController(rootViewController: UIViewController())
            navigation.pushViewController(LoggingViewController(), animated: false)
            controller = navigation.topViewController
            view = controller?.view
        }
        #expect(controller == nil)
        #expect(view == nil)
    }
}
