@MainActor
struct ChatRoomContainer {
    let radio: RadioService

    func makeViewController(room: String) -> ChatRoomViewController {
        ChatRoomViewController(viewModel: ChatRoomViewModel(room: room, radio: radio))
    }
}
