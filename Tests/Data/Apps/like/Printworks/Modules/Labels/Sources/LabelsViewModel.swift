import Combine
import Shared

@MainActor
final class LabelsViewModel: ObservableObject {
    @Published var copies = 50
    @Published var isRound = false
    private let press: Press

    init(press: Press) {
        self.press = press
    }

    func printLabels() {
        press.add(PrintJob(kind: .label, copies: copies))
    }
}
