struct Message: Equatable, Sendable {
    let room: String
    let text: String
}

@MainActor
final class RadioService {
    let messages = Relay<[Message]>([Message(room: "Night watch", text: "All clear")])

    func send(_ text: String, to room: String) {
        messages.accept(messages.value + [Message(room: room, text: text)])
    }
}
