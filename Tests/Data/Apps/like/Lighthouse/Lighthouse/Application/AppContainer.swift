import Foundation

/// Keeps the services, and makes the containers of the flows from them.
@MainActor
final class AppContainer {
    private let radio = RadioService()
    private let beacons = BeaconService()
    private let keepers = KeeperService()
    let session = SessionService()

    func makeAuthContainer() -> AuthContainer {
        AuthContainer(session: session)
    }

    func makeBeaconsContainer() -> BeaconsContainer {
        BeaconsContainer(beacons: beacons)
    }

    func makeKeepersContainer() -> KeepersContainer {
        KeepersContainer(keepers: keepers)
    }

    func makeChatContainer() -> ChatContainer {
        ChatContainer(radio: radio, rooms: makeChatRoomContainer())
    }

    func makeChatRoomContainer() -> ChatRoomContainer {
        ChatRoomContainer(radio: radio)
    }
}
