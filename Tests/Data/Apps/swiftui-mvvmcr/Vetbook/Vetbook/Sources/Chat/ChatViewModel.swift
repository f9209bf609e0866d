import Combine

class ChatViewModel: ObservableObject {
    @Published private(set) var lines: [String] = []

    let practice: String

    init(practice: String) {
        self.practice = practice
    }

    func send(_ line: String) {
        lines.append(line)
    }
}
