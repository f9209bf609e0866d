import UIKit

final class ChatRoomCoordinator: Coordinator {
    private let room: String
    private let navigation: UINavigationController
    private let container: ChatRoomContainer

    init(room: String, navigation: UINavigationController, container: ChatRoomContainer) {
        self.room = room
        self.navigation = navigation
        self.container = container
    }

    override func start() {
        navigation.pushViewController(container.makeViewController(room: room), animated: true)
    }
}
