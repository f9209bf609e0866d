import Combine
import Shared

@MainActor
final class PostersViewModel: ObservableObject {
    @Published var copies = 1
    @Published var format: PosterFormat = .a2
    @Published var isShown = false
    private let press: Press

    init(press: Press) {
        self.press = press
    }

    func printPosters() {
        press.add(PrintJob(kind: .poster, copies: copies))
    }
}
