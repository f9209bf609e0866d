@MainActor
final class ChatRoomViewModel {
    let room: String
    private let radio: RadioService

    var texts: Driver<[String]> {
        Driver(source: radio.messages).map { [room] messages in messages.filter { $0.room == room }.map(\.text) }
    }

    init(room: String, radio: RadioService) {
        self.room = room
        self.radio = radio
    }

    func send(_ text: String) {
        radio.send(text, to: room)
    }
}
