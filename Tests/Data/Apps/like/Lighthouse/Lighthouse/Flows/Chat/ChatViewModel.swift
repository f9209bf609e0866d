@MainActor
final class ChatViewModel {
    private let radio: RadioService
    private let selection = Observable<String>()

    var rooms: Driver<[String]> {
        Driver(source: radio.messages).map { messages in Set(messages.map(\.room)).sorted() }
    }

    var selected: Driver<String> {
        selection.asDriver()
    }

    init(radio: RadioService) {
        self.radio = radio
    }

    func select(_ index: Int) {
        selection.send(Set(radio.messages.value.map(\.room)).sorted()[index])
    }
}
