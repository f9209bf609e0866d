@MainActor
struct ChatContainer {
    let radio: RadioService
    let rooms: ChatRoomContainer

    func makeViewController() -> ChatViewController {
        ChatViewController(viewModel: ChatViewModel(radio: radio))
    }
}
