import UIKit

/// The first scene: a button for each other one that can be entered.
final class MenuViewController: UIViewController {
    private let router: MainRouting
    private let stack = UIStackView()
    private lazy var actions: [SceneName: () -> Void] = [
        .listCrossings: { [weak self] in self?.router.routeToListCrossings() },
        .listPiers: { [weak self] in self?.router.routeToListPiers() },
    ]
    private let entries = [
        MenuEntry(scene: .listCrossings, title: NSLocalizedString("list_crossings_title", comment: ""), symbol: "ferry"),
        MenuEntry(scene: .listPiers, title: NSLocalizedString("list_piers_title", comment: ""), symbol: "mappin"),
    ]

    init(router: MainRouting) {
        self.router = router
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        stack.axis = .vertical
        view.addSubview(stack)
        for entry in entries {
            let action = UIAction(title: entry.title) { [weak self] _ in self?.actions[entry.scene]?() }
            stack.addArrangedSubview(UIButton(primaryAction: action))
        }
    }
}

struct MenuEntry {
    let scene: SceneName
    let title: String
    let symbol: String
}
