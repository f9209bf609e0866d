import UIKit

final class ChatCoordinator: Coordinator {
    private let navigation: UINavigationController
    private let container: ChatContainer
    private let bag = DisposeBag()

    init(navigation: UINavigationController, container: ChatContainer) {
        self.navigation = navigation
        self.container = container
    }

    override func start() {
        let viewController = container.makeViewController()
        viewController.viewModel.selected.drive { [weak self] in self?.startChatRoom($0) }.disposed(by: bag)
        navigation.setViewControllers([viewController], animated: false)
    }

    private func startChatRoom(_ room: String) {
        add(ChatRoomCoordinator(room: room, navigation: navigation, container: container.rooms))
    }
}
